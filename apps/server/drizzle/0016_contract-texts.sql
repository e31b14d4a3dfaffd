CREATE TABLE "contract_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"texts" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"valid_from" text,
	"drafted_at" timestamp (3) with time zone NOT NULL,
	"drafted_by" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changed_by" bigint,
	"published_at" timestamp (3) with time zone,
	"published_by" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_texts_number" ON "contract_texts" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_texts_one_draft" ON "contract_texts" USING btree ("state") WHERE "contract_texts"."state" = 'DRAFT';
--> statement-breakpoint
CREATE FUNCTION refuse_published_texts_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.state = 'PUBLISHED' THEN
    RAISE EXCEPTION 'Published contract texts are never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contract_texts_published BEFORE UPDATE OR DELETE ON contract_texts
FOR EACH ROW EXECUTE FUNCTION refuse_published_texts_change();
--> statement-breakpoint
-- Everybody's contract is printed from published texts; drafts are the provider's.
CREATE POLICY contract_texts_read ON contract_texts FOR SELECT USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR state = 'PUBLISHED');
--> statement-breakpoint
CREATE POLICY contract_texts_write ON contract_texts FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')));
--> statement-breakpoint
ALTER TABLE contract_texts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
