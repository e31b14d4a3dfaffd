DROP INDEX "payroll_files_content";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "employee_id_set_by_employer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payroll_files_month" ON "payroll_files" USING btree ("tenant_id","month","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_employee_id" ON "users" USING btree ("tenant_id","employee_id") WHERE "users"."employee_id_set_by_employer";
