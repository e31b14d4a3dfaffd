CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "outcome" text DEFAULT 'ALLOWED' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "agent" text;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_event" ON "audit_chain" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_person" ON "audit_events" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
-- A field as it enters the hash: its length in bytes and its text, so that no two events have the same content.
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog AS $$
  SELECT CASE WHEN value IS NULL THEN '-' ELSE octet_length(value)::text || ':' || value END
$$;
--> statement-breakpoint
-- The fields and their order are those of src/audit/event-digest.ts, which computes the same hash on its own.
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
--> statement-breakpoint
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
--> statement-breakpoint
REVOKE ALL ON FUNCTION append_to_audit_chain() FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE
  event audit_events;
  place bigint := 0;
  last text := '';
BEGIN
  FOR event IN SELECT * FROM audit_events ORDER BY id LOOP
    place := place + 1;
    last := audit_digest(last, event);
    INSERT INTO audit_chain (position, event_id, hash) VALUES (place, event.id, last);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_events_chain AFTER INSERT ON audit_events DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION append_to_audit_chain();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever appended to' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
