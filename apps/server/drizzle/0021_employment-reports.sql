CREATE TABLE "employment_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"until" date,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "employment_reports_span" CHECK ("employment_reports"."until" is null or "employment_reports"."day" <= "employment_reports"."until")
);
--> statement-breakpoint
ALTER TABLE "employment_reports" ADD CONSTRAINT "employment_reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment_reports" ADD CONSTRAINT "employment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employment_reports_user" ON "employment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employment_reports_leaving" ON "employment_reports" USING btree ("user_id") WHERE "employment_reports"."kind" = 'LEAVING' and "employment_reports"."withdrawn_at" is null;
--> statement-breakpoint
CREATE POLICY employment_reports_scope ON employment_reports FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));
--> statement-breakpoint
-- Who leaves can order nothing more, and sees why; the provider arranges returns.
CREATE POLICY employment_reports_read ON employment_reports FOR SELECT USING (user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));
--> statement-breakpoint
ALTER TABLE employment_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
