#!/bin/sh
# The tests bring their own PostgreSQL server: install Debian's if there is none and we may, otherwise say how.
set -eu
command -v postgres >/dev/null && exit 0
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 && exit 0
if [ "$(id -u)" -ne 0 ]; then
  echo "The tests need PostgreSQL. Install it with: sudo apt-get install postgresql" >&2
  exit 1
fi
echo "Installing PostgreSQL"
apt-get update -qq
# Its service is not wanted: the tests start a server of their own, in a folder of their own.
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null
