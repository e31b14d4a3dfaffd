-- The fields and their order are those of src/platform/audit/event-digest.ts, which computes the same hash on its own.
CREATE FUNCTION audit_digest(previous text, event audit_events) RETURNS text LANGUAGE sql STABLE
SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT encode(sha256(convert_to(concat(
    audit_field(previous),
    audit_field(event.id::text),
    audit_field(round(extract(epoch FROM event.at) * 1000)::bigint::text),
    audit_field(event.actor_id::text),
    audit_field(event.actor_role),
    audit_field(event.tenant_id::text),
    audit_field(event.action),
    audit_field(event.record),
    audit_field(event.record_id::text),
    audit_field(event.details::text),
    audit_field(event.outcome),
    audit_field(event.person_id::text),
    audit_field(event.address),
    audit_field(event.agent)
  ), 'UTF8')), 'hex')
$$;

-- Runs at the commit, when all other work of the transaction is done: whoever waits for the lock waits for a commit,
-- never for a long transaction, and positions follow the order of commits.
CREATE FUNCTION append_to_audit_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last audit_chain;
BEGIN
  PERFORM pg_advisory_xact_lock(4711002);
  SELECT * INTO last FROM audit_chain ORDER BY position DESC LIMIT 1;
  INSERT INTO audit_chain (position, event_id, hash)
  VALUES (coalesce(last.position, 0) + 1, NEW.id, audit_digest(coalesce(last.hash, ''), NEW));
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION append_to_audit_chain() FROM PUBLIC;

CREATE CONSTRAINT TRIGGER audit_events_chain AFTER INSERT ON audit_events DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION append_to_audit_chain();

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever appended to' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
