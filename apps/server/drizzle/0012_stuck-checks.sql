ALTER TABLE "verification_cases" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "failed_pulls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "last_failure" text;