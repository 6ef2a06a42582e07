"""How long tests of the service wait for anything."""

PATIENCE = 120  # seconds: on a busy machine everything takes its time, and only a failure waits in vain
