ALTER TABLE "orders" ADD COLUMN "first_approval_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_approval_by" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_first_approval_by_users_id_fk" FOREIGN KEY ("first_approval_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
