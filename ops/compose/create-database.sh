#!/bin/sh
# Runs once, in an empty database container: the database with ICU collation, and its two accounts.
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 \
  --set=owner_password="$(cat /run/secrets/owner_password)" \
  --set=server_password="$(cat /run/secrets/server_password)" <<'SQL'
CREATE DATABASE stromwandel TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'de-DE';
CREATE ROLE stromwandel_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE stromwandel_server LOGIN PASSWORD :'server_password';
ALTER DATABASE stromwandel OWNER TO stromwandel_owner;
SQL
