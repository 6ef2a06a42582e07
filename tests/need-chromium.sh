#!/bin/sh
# The browser tests drive Debian's Chromium: install it if it is missing and we may, otherwise say how.
set -eu
command -v chromium >/dev/null && exit 0
if [ "$(id -u)" -ne 0 ]; then
  echo "The browser tests need Chromium. Install it with: sudo apt-get install chromium" >&2
  exit 1
fi
echo "Installing Chromium"
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
