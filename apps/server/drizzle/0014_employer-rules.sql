CREATE TABLE "employer_rules" (
	"tenant_id" bigint PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "person_group" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "employed_since" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "probation_until" date;--> statement-breakpoint
ALTER TABLE "employer_rules" ADD CONSTRAINT "employer_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE POLICY employer_rules_scope ON employer_rules FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));
--> statement-breakpoint
-- What an employee is offered follows the rules of the employer.
CREATE POLICY employer_rules_read ON employer_rules FOR SELECT USING (tenant_id = (SELECT app_tenant()) OR (SELECT app_has_role('ADMIN')));
--> statement-breakpoint
ALTER TABLE employer_rules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
