CREATE TABLE "delivery_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_packages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"duration_months" integer NOT NULL,
	"km_per_year" integer NOT NULL,
	"tires" text NOT NULL,
	"total_monthly_gross_cost_cents" integer NOT NULL,
	"gross_comparison_cost_cents" integer NOT NULL,
	"maintenance_and_servicing_included" boolean NOT NULL,
	"vehicle_insurance_included" boolean NOT NULL,
	"tire_package_included" boolean NOT NULL,
	"tire_change_included" boolean NOT NULL,
	"rate_insurance_included" boolean NOT NULL,
	"extra_kilometer_tenth_cents" integer NOT NULL,
	"fewer_kilometer_tenth_cents" integer NOT NULL,
	"extra_kilometers_tolerance" integer NOT NULL,
	"fewer_kilometers_tolerance" integer NOT NULL,
	"extra_kilometers_cap" integer NOT NULL,
	"fewer_kilometers_cap" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_colors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_colors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"trim_level" text,
	"body_style" text NOT NULL,
	"drive_type" text NOT NULL,
	"maximum_power_kw" integer NOT NULL,
	"range_km" integer NOT NULL,
	"consumption" numeric(4, 1),
	"list_price_cents" integer NOT NULL,
	"demo_price" boolean NOT NULL,
	"has_picture" boolean NOT NULL,
	"delivery_from_weeks" integer,
	"delivery_to_weeks" integer,
	"technical_details" jsonb NOT NULL,
	"standard_equipment" jsonb NOT NULL,
	"special_equipment" jsonb NOT NULL,
	"available_from" date,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" bigint,
	"actor_role" text NOT NULL,
	"tenant_id" bigint,
	"action" text NOT NULL,
	"record" text NOT NULL,
	"record_id" bigint,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"links" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"available_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"dead_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "product_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_days" integer NOT NULL,
	CONSTRAINT "product_clock_one_row" CHECK ("product_clock"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manufacturer_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manufacturer_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"step_type" text NOT NULL,
	"step_name" text NOT NULL,
	"order_number" integer NOT NULL,
	"final" boolean NOT NULL,
	"success" boolean,
	"user_enabled" boolean NOT NULL,
	"user_visible" boolean NOT NULL,
	"admin_visible" boolean NOT NULL,
	"admin_enabled" boolean NOT NULL,
	"tenant_admin_visible" boolean NOT NULL,
	"tenant_admin_enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"lease_package_id" bigint NOT NULL,
	"snapshot" jsonb NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"signed_at" timestamp (3) with time zone,
	"deadline" timestamp (3) with time zone,
	"delivery_week" text,
	"delivered_on" date,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"end_note" text
);
--> statement-breakpoint
CREATE TABLE "user_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"step_id" bigint NOT NULL,
	"status" text,
	"modified" timestamp (3) with time zone NOT NULL,
	"actor_id" bigint,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "verification_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"step_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"product" text NOT NULL,
	"callback_id" uuid NOT NULL,
	"provider_case_id" text,
	"jump_url" text,
	"state" text NOT NULL,
	"reason" text,
	"result" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_pulled_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "account_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "register_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"code" text NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"maximum_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "register_codes_uses" CHECK ("register_codes"."maximum_uses" is null or "register_codes"."uses" <= "register_codes"."maximum_uses")
);
--> statement-breakpoint
CREATE TABLE "salary_data" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"tenant_id" bigint NOT NULL,
	"info" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"street" text NOT NULL,
	"street_number" text NOT NULL,
	"postcode" text NOT NULL,
	"place" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"pending_email" text,
	"password_hash" text,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"employee_id" text,
	"street" text,
	"street_number" text,
	"place" text,
	"postcode" text,
	"state" text,
	"place_of_birth" text,
	"language" text DEFAULT 'de' NOT NULL,
	"accepted_terms_version" text,
	"accepted_terms_at" timestamp (3) with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_counters" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	CONSTRAINT "attempt_counters_key_pk" PRIMARY KEY("key")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refresh_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
ALTER TABLE "delivery_options" ADD CONSTRAINT "delivery_options_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_packages" ADD CONSTRAINT "lease_packages_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_colors" ADD CONSTRAINT "vehicle_colors_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manufacturer_links" ADD CONSTRAINT "manufacturer_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_steps" ADD CONSTRAINT "user_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_steps" ADD CONSTRAINT "user_steps_step_id_order_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."order_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_steps" ADD CONSTRAINT "user_steps_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD CONSTRAINT "verification_cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD CONSTRAINT "verification_cases_step_id_order_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."order_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD CONSTRAINT "verification_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_codes" ADD CONSTRAINT "register_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_data" ADD CONSTRAINT "salary_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_data" ADD CONSTRAINT "salary_data_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_options_position" ON "delivery_options" USING btree ("vehicle_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_packages_terms" ON "lease_packages" USING btree ("vehicle_id","duration_months","km_per_year","tires");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_colors_position" ON "vehicle_colors" USING btree ("vehicle_id","position");--> statement-breakpoint
CREATE INDEX "vehicles_brand_model" ON "vehicles" USING btree ("brand","model");--> statement-breakpoint
CREATE INDEX "audit_events_record" ON "audit_events" USING btree ("record","record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_messages_message" ON "mailbox_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "mailbox_messages_to" ON "mailbox_messages" USING btree ("to");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_message" ON "outbox" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("available_at") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "manufacturer_links_hash" ON "manufacturer_links" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "manufacturer_links_order" ON "manufacturer_links" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_kind" ON "order_documents" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "order_steps_type" ON "order_steps" USING btree ("order_id","step_type");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_tenant" ON "orders" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("deadline") WHERE "orders"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "user_steps_order" ON "user_steps" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_steps_one_start" ON "user_steps" USING btree ("step_id") WHERE "user_steps"."status" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_steps_one_decision" ON "user_steps" USING btree ("step_id") WHERE "user_steps"."status" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_cases_callback" ON "verification_cases" USING btree ("callback_id");--> statement-breakpoint
CREATE INDEX "verification_cases_step" ON "verification_cases" USING btree ("step_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_cases_one_live" ON "verification_cases" USING btree ("step_id") WHERE "verification_cases"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_codes_hash" ON "account_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "account_codes_user" ON "account_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "register_codes_code" ON "register_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_tenant" ON "users" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");