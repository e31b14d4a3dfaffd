-- A field as it enters the hash: its length in bytes and its text, so that no two events have the same content.
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog AS $$
  SELECT CASE WHEN value IS NULL THEN '-' ELSE octet_length(value)::text || ':' || value END
$$;

-- On whose behalf a connection works. The server sets it whenever it takes a connection (src/platform/database/scoped-pool.ts);
-- without it nothing is seen. A custom setting that was never set is null, one that was reset is empty.
CREATE FUNCTION app_is_system() RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(current_setting('app.scope', true), '') = 'SYSTEM'
$$;

CREATE FUNCTION app_person() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT CASE WHEN current_setting('app.scope', true) = 'PERSON'
    THEN nullif(current_setting('app.person', true), '')::bigint END
$$;

CREATE FUNCTION app_has_role(role text) RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(current_setting('app.scope', true) = 'PERSON'
    AND role = ANY (string_to_array(current_setting('app.roles', true), ',')), false)
$$;

CREATE FUNCTION app_tenant() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT CASE WHEN current_setting('app.scope', true) = 'PERSON'
    THEN nullif(current_setting('app.tenant', true), '')::bigint END
$$;

-- The employer whose people and orders the person looks after; null for everybody else.
CREATE FUNCTION app_administered_tenant() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT CASE WHEN app_has_role('TENANT_ADMIN') THEN app_tenant() END
$$;

-- Words as they are written, and the parts of those with a hyphen, a dot or the like.
CREATE FUNCTION app_words(searched text) RETURNS SETOF text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT word FROM regexp_split_to_table(searched, '\s+') AS word WHERE word <> ''
  UNION
  SELECT part FROM regexp_split_to_table(searched, '[][\s!-/:-@\\^_`{-~]+') AS part WHERE part <> ''
$$;

-- What `foldForSearch` of the kernel does; a test compares them.
CREATE FUNCTION app_folded(plain text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT replace(replace(replace(replace(translate(lower(regexp_replace(normalize(plain, NFKD),
    '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')),
    'ıłøđðħŧŋς', 'iloddhtnσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- What is planned for a car after a file: where the file plans a price, only that one is planned.
CREATE FUNCTION planned_after(previous jsonb, given jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog AS $$
  SELECT coalesce(jsonb_agg(plan ORDER BY plan -> 'leasePackage', plan ->> 'firstDay'), '[]') FROM (
    SELECT plan FROM jsonb_array_elements(given) AS plan
    UNION ALL
    SELECT plan FROM jsonb_array_elements(previous) AS plan WHERE NOT EXISTS (
      SELECT FROM jsonb_array_elements(given) AS other WHERE other -> 'leasePackage' = plan -> 'leasePackage')
  ) AS plans
$$;
