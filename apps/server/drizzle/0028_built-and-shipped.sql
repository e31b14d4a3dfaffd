ALTER TABLE "orders" ADD COLUMN "built_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_on" date;
