DROP INDEX "users_by_name";--> statement-breakpoint
DROP INDEX "users_of_all_by_name";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contract_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_name_in_order" text GENERATED ALWAYS AS (lower(last_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_name_in_order" text GENERATED ALWAYS AS (lower(first_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_state" text GENERATED ALWAYS AS (case when not active then 'DEACTIVATED' when password_hash is null then 'INVITED' when email_confirmed_at is null then 'UNCONFIRMED' else 'ACTIVE' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_in_delivery_by_number" ON "orders" USING btree ("id") WHERE "orders"."stage" = 'WITH_MANUFACTURER' and "orders"."delivery_week" is not null;--> statement-breakpoint
CREATE INDEX "orders_without_contract" ON "orders" USING btree ("id") WHERE "orders"."contract_missing";--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX "users_of_state_by_name" ON "users" USING btree ("account_state","last_name_in_order","first_name_in_order","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("tenant_id","last_name_in_order","first_name_in_order","id");--> statement-breakpoint
CREATE INDEX "users_of_all_by_name" ON "users" USING btree ("last_name_in_order","first_name_in_order","id");
--> statement-breakpoint
UPDATE "orders" AS "o" SET "contract_missing" = true
  WHERE "o"."ended_at" IS NULL AND "o"."confirmed_at" IS NOT NULL
    AND NOT EXISTS (SELECT FROM "order_documents" AS "d" WHERE "d"."order_id" = "o"."id");
