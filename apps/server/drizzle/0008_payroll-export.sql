CREATE TABLE "payroll_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payroll_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"month" text NOT NULL,
	"format" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"bookings" text NOT NULL,
	"order_ids" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payroll_settings" (
	"tenant_id" bigint PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payroll_files" ADD CONSTRAINT "payroll_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_settings" ADD CONSTRAINT "payroll_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_files_content" ON "payroll_files" USING btree ("tenant_id","month","sha256");--> statement-breakpoint
CREATE INDEX "payroll_files_tenant" ON "payroll_files" USING btree ("tenant_id","id");
--> statement-breakpoint
CREATE POLICY payroll_settings_scope ON payroll_settings FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));
--> statement-breakpoint
ALTER TABLE payroll_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Not the provider: payroll is between employer and employee.
CREATE POLICY payroll_files_scope ON payroll_files FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));
--> statement-breakpoint
ALTER TABLE payroll_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
