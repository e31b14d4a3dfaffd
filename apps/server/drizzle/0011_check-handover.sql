ALTER TABLE "verification_cases" ADD COLUMN "handover_hash" text;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "handover_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "handover_used_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_cases_handover" ON "verification_cases" USING btree ("handover_hash");