ALTER TABLE "orders" ADD COLUMN "stage" text DEFAULT 'WITH_EMPLOYEE' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "monthly_rate_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "duration_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contribution_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "employer_saving_cents" integer;--> statement-breakpoint
CREATE INDEX "orders_queue" ON "orders" USING btree ("tenant_id","stage","id");--> statement-breakpoint
CREATE INDEX "orders_without_figures" ON "orders" USING btree ("id") WHERE "orders"."employer_saving_cents" is null;