CREATE TABLE "deleted_order_keys" (
	"user_id" bigint NOT NULL,
	"key_hash" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_order_keys_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "deleted_order_keys" ADD CONSTRAINT "deleted_order_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE POLICY deleted_order_keys_scope ON deleted_order_keys FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));
--> statement-breakpoint
ALTER TABLE deleted_order_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
