DROP INDEX "orders_queue";--> statement-breakpoint
DROP INDEX "users_tenant";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ordered_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "orders" AS "o" SET "ordered_at" = "first"."created_at"
  FROM (SELECT "order_id", min("created_at") AS "created_at" FROM "manufacturer_links" GROUP BY "order_id") AS "first"
  WHERE "first"."order_id" = "o"."id" AND "o"."stage" = 'WITH_MANUFACTURER';--> statement-breakpoint
CREATE FUNCTION set_ordered_at() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE orders SET ordered_at = NEW.created_at WHERE id = NEW.order_id AND ordered_at IS NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER manufacturer_links_ordered AFTER INSERT ON manufacturer_links
  FOR EACH ROW EXECUTE FUNCTION set_ordered_at();--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "name_in_order" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (app_folded(name || ' ' || place)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_events_outcome" ON "audit_events" USING btree ("outcome","id") WHERE "audit_events"."outcome" <> 'ALLOWED';--> statement-breakpoint
CREATE INDEX "outbox_undone" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "orders_running" ON "orders" USING btree ("user_id","id","tenant_id","signed_at","handed_over_on","duration_months") WHERE "orders"."signed_at" is not null and "orders"."end_reason" is null;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("tenant_id","id","user_id","signed_at") WHERE "orders"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "orders_unconfirmed" ON "orders" USING btree ("ordered_at","id") WHERE "orders"."stage" = 'WITH_MANUFACTURER' and "orders"."delivery_week" is null;--> statement-breakpoint
CREATE INDEX "verification_cases_at_provider" ON "verification_cases" USING btree ("provider_case_id");--> statement-breakpoint
CREATE INDEX "verification_cases_live" ON "verification_cases" USING btree ("created_at","id") WHERE "verification_cases"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "tenants_by_name" ON "tenants" USING btree ("name_in_order","id");--> statement-breakpoint
CREATE INDEX "tenants_of_state_by_name" ON "tenants" USING btree ("active","name_in_order","id");--> statement-breakpoint
CREATE INDEX "orders_queue" ON "orders" USING btree ("tenant_id","stage","id","signed_at","user_id","handed_over_on","duration_months","monthly_rate_cents","contribution_cents","employer_saving_cents","ended_at","end_reason") WHERE "orders"."signed_at" is not null;--> statement-breakpoint
CREATE INDEX "users_tenant" ON "users" USING btree ("tenant_id","email","id");