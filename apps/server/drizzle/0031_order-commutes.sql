CREATE TABLE "order_commutes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_commutes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"commute" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_commutes" ADD CONSTRAINT "order_commutes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_commutes" ADD CONSTRAINT "order_commutes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_commutes" ADD CONSTRAINT "order_commutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_commutes_order" ON "order_commutes" USING btree ("order_id","id");--> statement-breakpoint
CREATE POLICY order_commutes_scope ON order_commutes FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));
--> statement-breakpoint
-- Payroll values the way to work; each of its readings is recorded.
CREATE POLICY order_commutes_read ON order_commutes FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));
--> statement-breakpoint
ALTER TABLE order_commutes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
