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

-- Committing transactions do not wait for each other here: an event is only put into the queue of unsealed ones.
CREATE FUNCTION queue_audit_events() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO audit_unsealed (event_id) SELECT id FROM added;
  RETURN NULL;
END
$$;

CREATE TRIGGER audit_events_queue AFTER INSERT ON audit_events REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION queue_audit_events();

-- Chains up to so many committed events, in the order of their numbers, and returns how many. An event that commits after a
-- higher number is still in the queue, so that it follows later. The lock lasts until the commit is visible, so that two
-- callers never continue the same link; the second one returns 0. Event and link are read one by one: a plan for all of
-- them at once depends on statistics of a queue that is empty most of the time.
CREATE FUNCTION seal_audit_events(at_most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last audit_chain;
  event audit_events;
  queued bigint;
  sealed integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(4711002) THEN RETURN 0; END IF;
  SELECT * INTO last FROM audit_chain ORDER BY position DESC LIMIT 1;
  FOR queued IN SELECT event_id FROM audit_unsealed ORDER BY event_id LIMIT at_most LOOP
    SELECT * INTO event FROM audit_events WHERE id = queued;
    -- A removed event stays in the queue, where the verification and the age of the queue reveal it.
    CONTINUE WHEN NOT FOUND;
    last.hash := audit_digest(coalesce(last.hash, ''), event);
    last.position := coalesce(last.position, 0) + 1;
    INSERT INTO audit_chain (position, event_id, hash) VALUES (last.position, queued, last.hash);
    DELETE FROM audit_unsealed WHERE event_id = queued;
    sealed := sealed + 1;
  END LOOP;
  RETURN sealed;
END
$$;

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
