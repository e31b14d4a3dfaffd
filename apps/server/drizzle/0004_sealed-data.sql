ALTER TABLE "verification_cases" ALTER COLUMN "result" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "salary_data" ALTER COLUMN "info" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "private_snapshot" text;--> statement-breakpoint
-- Still in plain: the server seals it when it starts, for it alone has the keys.
UPDATE "orders" SET
	"private_snapshot" = jsonb_build_object('salaryInfo', "snapshot" -> 'salaryInfo', 'taxResult', "snapshot" -> 'taxResult')::text,
	"snapshot" = "snapshot" - 'salaryInfo' - 'taxResult';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "private_snapshot" SET NOT NULL;