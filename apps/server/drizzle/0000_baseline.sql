-- functions.sql
-- A field as it enters the hash: its length in bytes and its text, so that no two events have the same content.
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog AS $$
  SELECT CASE WHEN value IS NULL THEN '-' ELSE octet_length(value)::text || ':' || value END
$$;

-- On whose behalf a connection works. The server sets it whenever it takes a connection (src/platform/database/scoped-pool.ts);
-- without it nothing is seen. A custom setting that was never set is null, one that was reset is empty.
CREATE FUNCTION app_is_system() RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(current_setting('app.scope', true), '') = 'SYSTEM'
$$;

CREATE FUNCTION app_person() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT CASE WHEN current_setting('app.scope', true) = 'PERSON'
    THEN nullif(current_setting('app.person', true), '')::bigint END
$$;

CREATE FUNCTION app_has_role(role text) RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(current_setting('app.scope', true) = 'PERSON'
    AND role = ANY (string_to_array(current_setting('app.roles', true), ',')), false)
$$;

CREATE FUNCTION app_tenant() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT CASE WHEN current_setting('app.scope', true) = 'PERSON'
    THEN nullif(current_setting('app.tenant', true), '')::bigint END
$$;

-- The employer whose people and orders the person looks after; null for everybody else.
CREATE FUNCTION app_administered_tenant() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT CASE WHEN app_has_role('TENANT_ADMIN') THEN app_tenant() END
$$;

-- Words as they are written, and the parts of those with a hyphen, a dot or the like.
CREATE FUNCTION app_words(searched text) RETURNS SETOF text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT word FROM regexp_split_to_table(searched, '\s+') AS word WHERE word <> ''
  UNION
  SELECT part FROM regexp_split_to_table(searched, '[][\s!-/:-@\\^_`{-~]+') AS part WHERE part <> ''
$$;

-- What `foldForSearch` of the kernel does; a test compares them.
CREATE FUNCTION app_folded(plain text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT replace(replace(replace(replace(translate(lower(regexp_replace(normalize(plain, NFKD),
    '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')),
    'ıłøđðħŧŋς', 'iloddhtnσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- What is planned for a car after a file: where the file plans a price, only that one is planned.
CREATE FUNCTION planned_after(previous jsonb, given jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog AS $$
  SELECT coalesce(jsonb_agg(plan ORDER BY plan -> 'leasePackage', plan ->> 'firstDay'), '[]') FROM (
    SELECT plan FROM jsonb_array_elements(given) AS plan
    UNION ALL
    SELECT plan FROM jsonb_array_elements(previous) AS plan WHERE NOT EXISTS (
      SELECT FROM jsonb_array_elements(given) AS other WHERE other -> 'leasePackage' = plan -> 'leasePackage')
  ) AS plans
$$;

--> statement-breakpoint
CREATE TABLE "order_appointments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"day" date,
	"content" text NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"asked_again_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "catalogue_state_one_row" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "delivery_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drawings" (
	"name" text PRIMARY KEY GENERATED ALWAYS AS (md5(shape::text)) STORED NOT NULL,
	"shape" jsonb NOT NULL
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
CREATE TABLE "photo_images" (
	"photo" text NOT NULL,
	"width_px" integer NOT NULL,
	"file_id" bigint NOT NULL,
	CONSTRAINT "photo_images_photo_width_px_pk" PRIMARY KEY("photo","width_px")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"name" text PRIMARY KEY NOT NULL,
	"kept" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"lease_package_id" bigint,
	"first_day" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"comparison_cents" integer
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
CREATE TABLE "vehicle_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"photo" text NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"alt_de" text,
	"alt_en" text
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text DEFAULT upper(left(gen_random_uuid()::text, 13)) NOT NULL,
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
	"drawing" text,
	"length_mm" integer,
	"delivery_from_weeks" integer,
	"delivery_to_weeks" integer,
	"technical_details" jsonb NOT NULL,
	"standard_equipment" jsonb NOT NULL,
	"special_equipment" jsonb NOT NULL,
	"available_from" date,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commute_methods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commute_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"year" smallint NOT NULL,
	"valuation" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_month_mails" (
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lease_month_mails_lease_id_kind_period_pk" PRIMARY KEY("lease_id","kind","period")
);
--> statement-breakpoint
CREATE TABLE "order_charging" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_charging_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"month" text NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"content" text NOT NULL,
	"photo" text
);
--> statement-breakpoint
CREATE TABLE "order_trips" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_trips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"month" text NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"days" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employer_rules" (
	"tenant_id" bigint PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint,
	"user_id" bigint,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"bytes" integer NOT NULL,
	"sealed_with" text NOT NULL,
	"content" "bytea"
);
--> statement-breakpoint
CREATE TABLE "removed_objects" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_drivers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_drivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"state" text NOT NULL,
	"person" text,
	"code_hash" text,
	"since" date NOT NULL,
	"invited_until" date,
	"consented_at" timestamp (3) with time zone,
	"activated_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"result" text,
	"checked_on" date,
	"due_on" date,
	"due_by" text,
	"mails_sent" smallint DEFAULT 0 NOT NULL,
	"lost_on" date,
	"case_key" uuid,
	"case_id" text,
	"case_url" text,
	"case_expires_at" timestamp (3) with time zone,
	"case_asked_at" timestamp (3) with time zone,
	"case_state" text
);
--> statement-breakpoint
CREATE TABLE "lease_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"last_day" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"uploaded_on" date,
	"content" text NOT NULL,
	"photos" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_self_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_self_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"catalogue_version" integer NOT NULL,
	"content" text NOT NULL,
	"photos" text[] NOT NULL,
	"is_complete" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"attached_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "return_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wear_catalogues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wear_catalogues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_fines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_fines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"holder" text NOT NULL,
	"state" text NOT NULL,
	"content" text NOT NULL,
	"answer" text,
	"deadline" date NOT NULL,
	"fee_cents" integer NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"file_id" bigint,
	"arrived_on" date,
	"answer_until" date,
	"reminded" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"passed_on_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lease_damages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_damages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"corrected_at" timestamp (3) with time zone,
	"report" text NOT NULL,
	"photos" text[] NOT NULL,
	"handling" text,
	"cost_cents" integer,
	"excess_cents" integer,
	"excess_bearer" text,
	"excess_state" text,
	"excess_since" date,
	"excess_reason" text,
	"excess_objection" text,
	"excess_answer" text
);
--> statement-breakpoint
CREATE TABLE "lease_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"file_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_extensions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"months" smallint NOT NULL,
	"effective_from" date,
	"until" date NOT NULL,
	"package_before" jsonb NOT NULL,
	"package_after" jsonb NOT NULL,
	"monthly_rate_cents" integer NOT NULL,
	"contribution_cents" integer NOT NULL,
	"employer_saving_cents" integer,
	"employer_result_cents" integer,
	"net_rates" text,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"first_approval_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"signed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lease_package_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_package_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"package_before" jsonb NOT NULL,
	"package_after" jsonb NOT NULL,
	"needs_approval" boolean NOT NULL,
	"monthly_rate_cents" integer NOT NULL,
	"contribution_cents" integer NOT NULL,
	"employer_saving_cents" integer NOT NULL,
	"employer_result_cents" integer NOT NULL,
	"net_rates" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"first_approval_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"signed_at" timestamp (3) with time zone,
	"effective_from" date,
	"effective_mailed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"file_id" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"day" date NOT NULL,
	"km" text NOT NULL,
	"photo" text,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lease_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"day" date,
	"concluded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "law_figures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "law_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content" jsonb NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL,
	"loaded_by" bigint,
	"undone_at" timestamp (3) with time zone,
	"undone_by" bigint
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"vin" text,
	"plate" text,
	"vin_on_record" text,
	"first_registration" date,
	"insurer" text,
	"policy_number" text,
	"keys" integer,
	"handed_over_on" date,
	"refused_on" date,
	"ends_on" date,
	"returned_on" date,
	"closed_on" date,
	"end_choice" text,
	"end_steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"closed_as" text,
	"report_stage" text,
	"answer_until" date,
	"end_reason" text,
	"reading_asked_on" date,
	"reading_asked_times" smallint DEFAULT 0 NOT NULL,
	"plate_key" text COLLATE "C",
	"vin_end" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"text_de" text NOT NULL,
	"text_en" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_to" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"texts" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"valid_from" text,
	"drafted_at" timestamp (3) with time zone NOT NULL,
	"drafted_by" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changed_by" bigint,
	"published_at" timestamp (3) with time zone,
	"published_by" bigint
);
--> statement-breakpoint
CREATE TABLE "catalogue_import_cars" (
	"import_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"line" integer,
	"document" jsonb,
	"previous" jsonb,
	"planned" jsonb DEFAULT '[]' NOT NULL,
	"previous_planned" jsonb DEFAULT '[]' NOT NULL,
	"was_offered" boolean DEFAULT false NOT NULL,
	"change" text NOT NULL,
	CONSTRAINT "catalogue_import_cars_import_id_reference_pk" PRIMARY KEY("import_id","reference")
);
--> statement-breakpoint
CREATE TABLE "catalogue_import_problems" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_import_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"column" text,
	"code" text NOT NULL,
	"value" text,
	"params" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"cars" integer DEFAULT 0 NOT NULL,
	"encoding" text,
	"separator" text,
	"problems" integer DEFAULT 0 NOT NULL,
	"withdrew_missing" boolean DEFAULT false NOT NULL,
	"kept_when_undone" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"hash" text NOT NULL
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
	"details" jsonb NOT NULL,
	"outcome" text DEFAULT 'ALLOWED' NOT NULL,
	"person_id" bigint,
	"address" text,
	"agent" text
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
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
	"attachments" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lane" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"available_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
	"began_ahead_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "product_clock_one_row" CHECK ("product_clock"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "recurring_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_order_keys" (
	"user_id" bigint NOT NULL,
	"key_hash" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_order_keys_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "order_commutes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_commutes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"commute" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"file_id" bigint NOT NULL,
	"preview_bytes" integer,
	"preview_sha256" text,
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
CREATE TABLE "order_words" (
	"order_id" bigint NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "order_words_order_id_word_pk" PRIMARY KEY("order_id","word")
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
	"private_snapshot" text NOT NULL,
	"provisional_month" date,
	"recalculated_snapshot" text,
	"recalculated_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"signed_at" timestamp (3) with time zone,
	"signature_stamped_at" timestamp (3) with time zone,
	"first_approval_at" timestamp (3) with time zone,
	"first_approval_by" bigint,
	"deadline" timestamp (3) with time zone,
	"follows_order_id" bigint,
	"ordered_at" timestamp (3) with time zone,
	"delivery_week" text,
	"built_on" date,
	"shipped_on" date,
	"delivered_on" date,
	"handed_over_on" date,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"end_note" text,
	"stage" text DEFAULT 'WITH_EMPLOYEE' NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"monthly_rate_cents" integer DEFAULT 0 NOT NULL,
	"duration_months" integer DEFAULT 0 NOT NULL,
	"contribution_cents" integer DEFAULT 0 NOT NULL,
	"employer_saving_cents" integer DEFAULT 0 NOT NULL,
	"employer_result_cents" integer DEFAULT 0 NOT NULL,
	"limits_ahead" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contract_missing" boolean DEFAULT false NOT NULL
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
CREATE TABLE "payroll_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payroll_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"month" text NOT NULL,
	"format" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"sha256" text NOT NULL,
	"file_id" bigint NOT NULL,
	"bookings" text NOT NULL,
	"order_ids" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payroll_settings" (
	"tenant_id" bigint PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "register_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"code" text NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"maximum_uses" integer,
	"allowed_domains" text[],
	"uses" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "register_codes_uses" CHECK ("register_codes"."maximum_uses" is null or "register_codes"."uses" <= "register_codes"."maximum_uses")
);
--> statement-breakpoint
CREATE TABLE "salary_data" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"tenant_id" bigint NOT NULL,
	"info" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_admin_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenant_admin_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"person_id" bigint NOT NULL,
	"requested_by" bigint NOT NULL,
	"new_email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" bigint,
	"approved" boolean,
	CONSTRAINT "tenant_admin_requests_decision" CHECK (("tenant_admin_requests"."decided_at" is null) = ("tenant_admin_requests"."approved" is null))
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"street" text NOT NULL,
	"street_number" text NOT NULL,
	"postcode" text NOT NULL,
	"place" text NOT NULL,
	"networks" "inet"[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"fine_holder" text DEFAULT 'PROVIDER' NOT NULL,
	"logbook_hint_fine_id" integer,
	"licence_interval" text DEFAULT 'MONTHS_6' NOT NULL,
	"sees_driver_names" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name_in_order" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (app_folded(name || ' ' || place)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "user_words" (
	"user_id" bigint NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"last_name_in_order" text NOT NULL,
	"first_name_in_order" text NOT NULL,
	CONSTRAINT "user_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"pending_email" text,
	"callback_path" text,
	"password_hash" text,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"employee_id" text,
	"employee_id_set_by_employer" boolean DEFAULT false NOT NULL,
	"person_group" text,
	"employed_since" date,
	"probation_until" date,
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
	"january_mailed" integer,
	"search_checked_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_name_in_order" text GENERATED ALWAYS AS (lower(last_name)) STORED NOT NULL,
	"first_name_in_order" text GENERATED ALWAYS AS (lower(first_name)) STORED NOT NULL,
	"account_state" text GENERATED ALWAYS AS (case when not active then 'DEACTIVATED' when password_hash is null then 'INVITED' when email_confirmed_at is null then 'UNCONFIRMED' else 'ACTIVE' end) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_cars" (
	"search_id" bigint NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "saved_search_cars_search_id_vehicle_id_pk" PRIMARY KEY("search_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticator_apps" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_used_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"signature_counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"challenge_hash" text NOT NULL,
	"user_id" bigint,
	"password_digest" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
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
	"second_factor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"address" text,
	"agent" text
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
	"request" text,
	"state" text NOT NULL,
	"reason" text,
	"result" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_pulled_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"failed_pulls" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	"finished_at" timestamp (3) with time zone,
	"handover_hash" text,
	"handover_until" timestamp (3) with time zone,
	"handover_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_appointments" ADD CONSTRAINT "order_appointments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_appointments" ADD CONSTRAINT "order_appointments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_appointments" ADD CONSTRAINT "order_appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD CONSTRAINT "delivery_options_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_packages" ADD CONSTRAINT "lease_packages_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_images" ADD CONSTRAINT "photo_images_photo_photos_name_fk" FOREIGN KEY ("photo") REFERENCES "public"."photos"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_images" ADD CONSTRAINT "photo_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_lease_package_id_lease_packages_id_fk" FOREIGN KEY ("lease_package_id") REFERENCES "public"."lease_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_colors" ADD CONSTRAINT "vehicle_colors_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_photo_photos_name_fk" FOREIGN KEY ("photo") REFERENCES "public"."photos"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_drawing_drawings_name_fk" FOREIGN KEY ("drawing") REFERENCES "public"."drawings"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commute_methods" ADD CONSTRAINT "commute_methods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commute_methods" ADD CONSTRAINT "commute_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_month_mails" ADD CONSTRAINT "lease_month_mails_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_month_mails" ADD CONSTRAINT "lease_month_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_month_mails" ADD CONSTRAINT "lease_month_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charging" ADD CONSTRAINT "order_charging_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charging" ADD CONSTRAINT "order_charging_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charging" ADD CONSTRAINT "order_charging_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_trips" ADD CONSTRAINT "order_trips_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_trips" ADD CONSTRAINT "order_trips_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_trips" ADD CONSTRAINT "order_trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_rules" ADD CONSTRAINT "employer_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_drivers" ADD CONSTRAINT "lease_drivers_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_drivers" ADD CONSTRAINT "lease_drivers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_drivers" ADD CONSTRAINT "lease_drivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_notices" ADD CONSTRAINT "lease_notices_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_notices" ADD CONSTRAINT "lease_notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_notices" ADD CONSTRAINT "lease_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_reports" ADD CONSTRAINT "lease_reports_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_reports" ADD CONSTRAINT "lease_reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_reports" ADD CONSTRAINT "lease_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_reports" ADD CONSTRAINT "lease_reports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_self_checks" ADD CONSTRAINT "lease_self_checks_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_self_checks" ADD CONSTRAINT "lease_self_checks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_self_checks" ADD CONSTRAINT "lease_self_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_fines" ADD CONSTRAINT "lease_fines_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_fines" ADD CONSTRAINT "lease_fines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_fines" ADD CONSTRAINT "lease_fines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_fines" ADD CONSTRAINT "lease_fines_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_damages" ADD CONSTRAINT "lease_damages_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_damages" ADD CONSTRAINT "lease_damages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_damages" ADD CONSTRAINT "lease_damages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD CONSTRAINT "lease_documents_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD CONSTRAINT "lease_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD CONSTRAINT "lease_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD CONSTRAINT "lease_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_extensions" ADD CONSTRAINT "lease_extensions_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_extensions" ADD CONSTRAINT "lease_extensions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_extensions" ADD CONSTRAINT "lease_extensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_extensions" ADD CONSTRAINT "lease_extensions_first_approval_by_users_id_fk" FOREIGN KEY ("first_approval_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_package_changes" ADD CONSTRAINT "lease_package_changes_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_package_changes" ADD CONSTRAINT "lease_package_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_package_changes" ADD CONSTRAINT "lease_package_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_package_changes" ADD CONSTRAINT "lease_package_changes_first_approval_by_users_id_fk" FOREIGN KEY ("first_approval_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_photos" ADD CONSTRAINT "lease_photos_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_photos" ADD CONSTRAINT "lease_photos_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_photos" ADD CONSTRAINT "lease_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_photos" ADD CONSTRAINT "lease_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_readings" ADD CONSTRAINT "lease_readings_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_readings" ADD CONSTRAINT "lease_readings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_readings" ADD CONSTRAINT "lease_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_records" ADD CONSTRAINT "lease_records_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_records" ADD CONSTRAINT "lease_records_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_records" ADD CONSTRAINT "lease_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_figures" ADD CONSTRAINT "law_figures_loaded_by_users_id_fk" FOREIGN KEY ("loaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_figures" ADD CONSTRAINT "law_figures_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_cars" ADD CONSTRAINT "catalogue_import_cars_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_problems" ADD CONSTRAINT "catalogue_import_problems_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_order_keys" ADD CONSTRAINT "deleted_order_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_commutes" ADD CONSTRAINT "order_commutes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_commutes" ADD CONSTRAINT "order_commutes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_commutes" ADD CONSTRAINT "order_commutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_first_approval_by_users_id_fk" FOREIGN KEY ("first_approval_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_follows_order_id_orders_id_fk" FOREIGN KEY ("follows_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_steps" ADD CONSTRAINT "user_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_steps" ADD CONSTRAINT "user_steps_step_id_order_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."order_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_steps" ADD CONSTRAINT "user_steps_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_files" ADD CONSTRAINT "payroll_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_files" ADD CONSTRAINT "payroll_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_settings" ADD CONSTRAINT "payroll_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment_reports" ADD CONSTRAINT "employment_reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment_reports" ADD CONSTRAINT "employment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_codes" ADD CONSTRAINT "register_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_data" ADD CONSTRAINT "salary_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_data" ADD CONSTRAINT "salary_data_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_admin_requests" ADD CONSTRAINT "tenant_admin_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_admin_requests" ADD CONSTRAINT "tenant_admin_requests_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_admin_requests" ADD CONSTRAINT "tenant_admin_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_admin_requests" ADD CONSTRAINT "tenant_admin_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_words" ADD CONSTRAINT "user_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_cars" ADD CONSTRAINT "saved_search_cars_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_cars" ADD CONSTRAINT "saved_search_cars_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD CONSTRAINT "verification_cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD CONSTRAINT "verification_cases_step_id_order_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."order_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD CONSTRAINT "verification_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_appointments_kind" ON "order_appointments" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "order_appointments_day" ON "order_appointments" USING btree ("day");--> statement-breakpoint
CREATE INDEX "order_appointments_unanswered" ON "order_appointments" USING btree ("changed_at") WHERE "order_appointments"."state" <> 'AGREED' and "order_appointments"."asked_again_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_options_position" ON "delivery_options" USING btree ("vehicle_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_packages_terms" ON "lease_packages" USING btree ("vehicle_id","duration_months","km_per_year","tires");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_images_file" ON "photo_images" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "planned_prices_subject" ON "planned_prices" USING btree ("vehicle_id",coalesce("lease_package_id", 0),"first_day");--> statement-breakpoint
CREATE INDEX "planned_prices_day" ON "planned_prices" USING btree ("first_day");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_colors_position" ON "vehicle_colors" USING btree ("vehicle_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_photos_once" ON "vehicle_photos" USING btree ("vehicle_id","photo");--> statement-breakpoint
CREATE INDEX "vehicle_photos_photo" ON "vehicle_photos" USING btree ("photo");--> statement-breakpoint
CREATE INDEX "vehicles_brand_model" ON "vehicles" USING btree ("brand","model");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_reference" ON "vehicles" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "commute_methods_year" ON "commute_methods" USING btree ("user_id","year");--> statement-breakpoint
CREATE INDEX "commute_methods_tenant" ON "commute_methods" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "lease_month_mails_person" ON "lease_month_mails" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_charging_month" ON "order_charging" USING btree ("order_id","month");--> statement-breakpoint
CREATE INDEX "order_charging_person" ON "order_charging" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_trips_month" ON "order_trips" USING btree ("order_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_of_person" ON "favourites" USING btree ("user_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "favourites_vehicle" ON "favourites" USING btree ("vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_drivers_name" ON "lease_drivers" USING btree ("lease_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_drivers_code" ON "lease_drivers" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "lease_drivers_person" ON "lease_drivers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lease_drivers_due" ON "lease_drivers" USING btree ("due_on") WHERE "lease_drivers"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "lease_drivers_lost" ON "lease_drivers" USING btree ("tenant_id") WHERE "lease_drivers"."lost_on" is not null;--> statement-breakpoint
CREATE INDEX "lease_drivers_ended" ON "lease_drivers" USING btree ("ended_at") WHERE "lease_drivers"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "lease_drivers_cases" ON "lease_drivers" USING btree ("case_asked_at") WHERE "lease_drivers"."case_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lease_notices_name" ON "lease_notices" USING btree ("lease_id","name","last_day");--> statement-breakpoint
CREATE INDEX "lease_notices_person" ON "lease_notices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_reports_lease" ON "lease_reports" USING btree ("lease_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_reports_file" ON "lease_reports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lease_reports_person" ON "lease_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_self_checks_lease" ON "lease_self_checks" USING btree ("lease_id");--> statement-breakpoint
CREATE INDEX "lease_self_checks_person" ON "lease_self_checks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lease_self_checks_saved" ON "lease_self_checks" USING btree ("saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wear_catalogues_version" ON "wear_catalogues" USING btree ("version");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_fines_name" ON "lease_fines" USING btree ("lease_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_fines_file" ON "lease_fines" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lease_fines_person" ON "lease_fines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lease_fines_desk" ON "lease_fines" USING btree ("holder","tenant_id","state","deadline","id");--> statement-breakpoint
CREATE INDEX "lease_fines_open" ON "lease_fines" USING btree ("answer_until") WHERE "lease_fines"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "lease_fines_closed" ON "lease_fines" USING btree ("closed_at") WHERE "lease_fines"."state" = 'CLOSED';--> statement-breakpoint
CREATE UNIQUE INDEX "lease_damages_name" ON "lease_damages" USING btree ("lease_id","name");--> statement-breakpoint
CREATE INDEX "lease_damages_person" ON "lease_damages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lease_damages_state" ON "lease_damages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "lease_damages_open" ON "lease_damages" USING btree ("lease_id") WHERE "lease_damages"."state" in ('REPORTED', 'WITH_INSURER', 'IN_REPAIR');--> statement-breakpoint
CREATE INDEX "lease_damages_excess" ON "lease_damages" USING btree ("excess_since") WHERE "lease_damages"."excess_state" in ('PROPOSED', 'OBJECTED');--> statement-breakpoint
CREATE INDEX "lease_damages_changed" ON "lease_damages" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_documents_number" ON "lease_documents" USING btree ("lease_id","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_documents_file" ON "lease_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lease_documents_person" ON "lease_documents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_extensions_number" ON "lease_extensions" USING btree ("lease_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_extensions_offered" ON "lease_extensions" USING btree ("lease_id","months") WHERE "lease_extensions"."state" = 'OFFERED';--> statement-breakpoint
CREATE UNIQUE INDEX "lease_extensions_accepted" ON "lease_extensions" USING btree ("lease_id") WHERE "lease_extensions"."state" in ('REVIEW', 'TO_SIGN');--> statement-breakpoint
CREATE INDEX "lease_extensions_person" ON "lease_extensions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lease_extensions_review" ON "lease_extensions" USING btree ("tenant_id","id") WHERE "lease_extensions"."state" = 'REVIEW';--> statement-breakpoint
CREATE INDEX "lease_extensions_signed" ON "lease_extensions" USING btree ("tenant_id","effective_from") WHERE "lease_extensions"."state" = 'SIGNED';--> statement-breakpoint
CREATE UNIQUE INDEX "lease_package_changes_number" ON "lease_package_changes" USING btree ("lease_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_package_changes_open" ON "lease_package_changes" USING btree ("lease_id") WHERE "lease_package_changes"."state" in ('REVIEW', 'TO_SIGN');--> statement-breakpoint
CREATE INDEX "lease_package_changes_person" ON "lease_package_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lease_package_changes_review" ON "lease_package_changes" USING btree ("tenant_id","id") WHERE "lease_package_changes"."state" = 'REVIEW';--> statement-breakpoint
CREATE INDEX "lease_package_changes_signed" ON "lease_package_changes" USING btree ("tenant_id","effective_from") WHERE "lease_package_changes"."state" = 'SIGNED';--> statement-breakpoint
CREATE INDEX "lease_package_changes_unmailed" ON "lease_package_changes" USING btree ("effective_from") WHERE "lease_package_changes"."state" = 'SIGNED' and not "lease_package_changes"."effective_mailed";--> statement-breakpoint
CREATE UNIQUE INDEX "lease_photos_name" ON "lease_photos" USING btree ("lease_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_photos_file" ON "lease_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lease_photos_person" ON "lease_photos" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_readings_name" ON "lease_readings" USING btree ("lease_id","name");--> statement-breakpoint
CREATE INDEX "lease_readings_person" ON "lease_readings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_records_number" ON "lease_records" USING btree ("lease_id","kind","number");--> statement-breakpoint
CREATE INDEX "lease_records_person" ON "lease_records" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leases_order" ON "leases" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leases_vin" ON "leases" USING btree ("vin") WHERE "leases"."state" in ('PREPARED', 'ACTIVE', 'RETURNED');--> statement-breakpoint
CREATE UNIQUE INDEX "leases_plate" ON "leases" USING btree ("plate") WHERE "leases"."state" in ('PREPARED', 'ACTIVE');--> statement-breakpoint
CREATE INDEX "leases_person" ON "leases" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "leases_fleet" ON "leases" USING btree ("tenant_id","state","ends_on","id","user_id","order_id","vin","plate","vin_on_record");--> statement-breakpoint
CREATE INDEX "leases_plate_key" ON "leases" USING btree ("plate_key");--> statement-breakpoint
CREATE INDEX "leases_vin_end" ON "leases" USING btree ("vin_end");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_version" ON "legal_texts" USING btree ("page","version");--> statement-breakpoint
CREATE UNIQUE INDEX "order_links_hash" ON "order_links" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_texts_number" ON "contract_texts" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_texts_one_draft" ON "contract_texts" USING btree ("state") WHERE "contract_texts"."state" = 'DRAFT';--> statement-breakpoint
CREATE INDEX "catalogue_import_problems_line" ON "catalogue_import_problems" USING btree ("import_id","line","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_event" ON "audit_chain" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "audit_events_record" ON "audit_events" USING btree ("record","record_id");--> statement-breakpoint
CREATE INDEX "audit_events_person" ON "audit_events" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_tenant" ON "audit_events" USING btree ("tenant_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_outcome" ON "audit_events" USING btree ("outcome","at","id") WHERE "audit_events"."outcome" <> 'ALLOWED';--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_messages_message" ON "mailbox_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "mailbox_messages_to" ON "mailbox_messages" USING btree ("to");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_message" ON "outbox" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("lane","available_at","id") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("kind") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_undone" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "order_commutes_order" ON "order_commutes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_kind" ON "order_documents" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_file" ON "order_documents" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_steps_type" ON "order_steps" USING btree ("order_id","step_type");--> statement-breakpoint
CREATE INDEX "order_words_word" ON "order_words" USING btree ("word","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_tenant" ON "orders" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "orders_queue" ON "orders" USING btree ("tenant_id","stage","signed_at","id","user_id","handed_over_on","duration_months","monthly_rate_cents","contribution_cents","employer_saving_cents","employer_result_cents","ended_at","end_reason") WHERE "orders"."signed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_running" ON "orders" USING btree ("user_id","id","tenant_id","signed_at","handed_over_on","duration_months") WHERE "orders"."signed_at" is not null and "orders"."end_reason" is null;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("tenant_id","id","user_id","signed_at") WHERE "orders"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "orders_stage" ON "orders" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "orders_wait" ON "orders" USING btree ("stage","stage_since","id");--> statement-breakpoint
CREATE INDEX "orders_without_week" ON "orders" USING btree ("stage_since","id") WHERE "orders"."stage" = 'WITH_MANUFACTURER' and "orders"."delivery_week" is null;--> statement-breakpoint
CREATE INDEX "orders_unconfirmed" ON "orders" USING btree ("ordered_at","id","tenant_id","user_id","signed_at") WHERE "orders"."stage" = 'WITH_MANUFACTURER' and "orders"."delivery_week" is null;--> statement-breakpoint
CREATE INDEX "orders_in_delivery" ON "orders" USING btree ("delivery_week","id","ordered_at","tenant_id","user_id","signed_at") WHERE "orders"."stage" = 'WITH_MANUFACTURER' and "orders"."delivery_week" is not null;--> statement-breakpoint
CREATE INDEX "orders_with_limits" ON "orders" USING btree ("tenant_id","id") WHERE "orders"."limits_ahead" <> '[]';--> statement-breakpoint
CREATE INDEX "orders_without_contract" ON "orders" USING btree ("id") WHERE "orders"."contract_missing";--> statement-breakpoint
CREATE INDEX "orders_to_recalculate" ON "orders" USING btree ("id") WHERE "orders"."provisional_month" is not null and "orders"."recalculated_at" is null;--> statement-breakpoint
CREATE INDEX "orders_follower" ON "orders" USING btree ("follows_order_id") WHERE "orders"."follows_order_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("deadline") WHERE "orders"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "user_steps_order" ON "user_steps" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_steps_one_start" ON "user_steps" USING btree ("step_id") WHERE "user_steps"."status" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_steps_one_decision" ON "user_steps" USING btree ("step_id") WHERE "user_steps"."status" is not null;--> statement-breakpoint
CREATE INDEX "payroll_files_month" ON "payroll_files" USING btree ("tenant_id","month","id");--> statement-breakpoint
CREATE INDEX "payroll_files_tenant" ON "payroll_files" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_files_file" ON "payroll_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_codes_hash" ON "account_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "account_codes_user" ON "account_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "employment_reports_user" ON "employment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "employment_reports_tenant" ON "employment_reports" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employment_reports_leaving" ON "employment_reports" USING btree ("user_id") WHERE "employment_reports"."kind" = 'LEAVING' and "employment_reports"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "register_codes_code" ON "register_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "tenant_admin_requests_tenant" ON "tenant_admin_requests" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_admin_requests_open" ON "tenant_admin_requests" USING btree ("person_id","kind") WHERE "tenant_admin_requests"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "tenants_by_name" ON "tenants" USING btree ("name_in_order","id");--> statement-breakpoint
CREATE INDEX "tenants_of_state_by_name" ON "tenants" USING btree ("active","name_in_order","id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX "user_words_word" ON "user_words" USING btree ("word","last_name_in_order","first_name_in_order","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE "users"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_tenant" ON "users" USING btree ("tenant_id","email","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_employee_id" ON "users" USING btree ("tenant_id","employee_id") WHERE "users"."employee_id_set_by_employer";--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("tenant_id","last_name_in_order","first_name_in_order","id");--> statement-breakpoint
CREATE INDEX "users_of_all_by_name" ON "users" USING btree ("last_name_in_order","first_name_in_order","id");--> statement-breakpoint
CREATE INDEX "users_of_state_by_name" ON "users" USING btree ("account_state","last_name_in_order","first_name_in_order","id");--> statement-breakpoint
CREATE INDEX "saved_search_cars_vehicle" ON "saved_search_cars" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "saved_searches_of_person" ON "saved_searches" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_hash" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_challenges_hash" ON "sign_in_challenges" USING btree ("challenge_hash");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expiry" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_cases_handover" ON "verification_cases" USING btree ("handover_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_cases_callback" ON "verification_cases" USING btree ("callback_id");--> statement-breakpoint
CREATE INDEX "verification_cases_step" ON "verification_cases" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "verification_cases_at_provider" ON "verification_cases" USING btree ("provider_case_id");--> statement-breakpoint
CREATE INDEX "verification_cases_live" ON "verification_cases" USING btree ("created_at","id") WHERE "verification_cases"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_cases_one_live" ON "verification_cases" USING btree ("step_id") WHERE "verification_cases"."finished_at" is null;
--> statement-breakpoint
-- audit-chain.sql
-- The fields and their order are those of src/platform/audit/event-digest.ts, which computes the same hash on its own.
CREATE FUNCTION audit_digest(previous text, event audit_events) RETURNS text LANGUAGE sql STABLE
SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT encode(sha256(convert_to(concat(
    audit_field(previous),
    audit_field(event.id::text),
    audit_field(round(extract(epoch FROM event.at) * 1000)::bigint::text),
    audit_field(event.actor_id::text),
    audit_field(event.actor_role),
    audit_field(event.tenant_id::text),
    audit_field(event.action),
    audit_field(event.record),
    audit_field(event.record_id::text),
    audit_field(event.details::text),
    audit_field(event.outcome),
    audit_field(event.person_id::text),
    audit_field(event.address),
    audit_field(event.agent)
  ), 'UTF8')), 'hex')
$$;

-- Committing transactions do not wait for each other here: an event is only put into the queue of unsealed ones.
CREATE FUNCTION queue_audit_events() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO audit_unsealed (event_id) SELECT id FROM added;
  RETURN NULL;
END
$$;

CREATE TRIGGER audit_events_queue AFTER INSERT ON audit_events REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION queue_audit_events();

-- Chains up to so many committed events, in the order of their numbers, and returns how many. An event that commits after a
-- higher number is still in the queue, so that it follows later. The lock lasts until the commit is visible, so that two
-- callers never continue the same link; the second one returns 0. Event and link are read one by one: a plan for all of
-- them at once depends on statistics of a queue that is empty most of the time.
CREATE FUNCTION seal_audit_events(at_most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last audit_chain;
  event audit_events;
  queued bigint;
  sealed integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(4711002) THEN RETURN 0; END IF;
  SELECT * INTO last FROM audit_chain ORDER BY position DESC LIMIT 1;
  FOR queued IN SELECT event_id FROM audit_unsealed ORDER BY event_id LIMIT at_most LOOP
    SELECT * INTO event FROM audit_events WHERE id = queued;
    -- A removed event stays in the queue, where the verification and the age of the queue reveal it.
    CONTINUE WHEN NOT FOUND;
    last.hash := audit_digest(coalesce(last.hash, ''), event);
    last.position := coalesce(last.position, 0) + 1;
    INSERT INTO audit_chain (position, event_id, hash) VALUES (last.position, queued, last.hash);
    DELETE FROM audit_unsealed WHERE event_id = queued;
    sealed := sealed + 1;
  END LOOP;
  RETURN sealed;
END
$$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever appended to' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

--> statement-breakpoint
-- car-documents.sql
-- A car as the provider writes it (`carBody` of the contract), to be compared with what a form or a file says.
CREATE VIEW car_documents AS
SELECT car.id, car.reference, car.active, jsonb_build_object(
  'reference', car.reference,
  'brand', car.brand,
  'model', car.model,
  'trimLevel', car.trim_level,
  'bodyStyle', car.body_style,
  'driveType', car.drive_type,
  'maximumPowerKw', car.maximum_power_kw,
  'rangeKm', car.range_km,
  'consumption', car.consumption,
  'listPriceEur', car.list_price_cents / 100.0,
  'lengthMm', car.length_mm,
  'shape', (SELECT drawing.shape FROM drawings AS drawing WHERE drawing.name = car.drawing),
  'deliveryFromWeeks', car.delivery_from_weeks,
  'deliveryToWeeks', car.delivery_to_weeks,
  'availableFrom', car.available_from,
  'technicalDetails', car.technical_details,
  'standardEquipment', car.standard_equipment,
  'specialEquipment', car.special_equipment,
  'colors', coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', color.name, 'hex', color.hex) ORDER BY color.position)
    FROM vehicle_colors AS color WHERE color.vehicle_id = car.id), '[]'),
  'delivery', coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', option.name, 'description', option.description) ORDER BY option.position)
    FROM delivery_options AS option WHERE option.vehicle_id = car.id), '[]'),
  'leasePackages', coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'durationMonths', package.duration_months,
      'kmPerYear', package.km_per_year,
      'tires', package.tires,
      'totalMonthlyGrossCostEur', package.total_monthly_gross_cost_cents / 100.0,
      'grossComparisonCostEur', package.gross_comparison_cost_cents / 100.0,
      'maintenanceAndServicingIncluded', package.maintenance_and_servicing_included,
      'vehicleInsuranceIncluded', package.vehicle_insurance_included,
      'tirePackageIncluded', package.tire_package_included,
      'tireChangeIncluded', package.tire_change_included,
      'rateInsuranceIncluded', package.rate_insurance_included,
      'extraKilometerEur', package.extra_kilometer_tenth_cents / 1000.0,
      'fewerKilometerEur', package.fewer_kilometer_tenth_cents / 1000.0,
      'extraKilometersTolerance', package.extra_kilometers_tolerance,
      'fewerKilometersTolerance', package.fewer_kilometers_tolerance,
      'extraKilometersCap', package.extra_kilometers_cap,
      'fewerKilometersCap', package.fewer_kilometers_cap
    ) ORDER BY package.duration_months, package.km_per_year, package.tires COLLATE "C")
    FROM lease_packages AS package WHERE package.vehicle_id = car.id AND package.active), '[]')
) AS document
FROM vehicles AS car;

-- The planned prices of a car as a file names them, in one order, so that both can be compared.
CREATE VIEW car_plans AS
SELECT car.reference, jsonb_agg(plan.document ORDER BY plan.document -> 'leasePackage', plan.first_day) AS planned
FROM vehicles AS car JOIN (
  SELECT price.vehicle_id, price.first_day, jsonb_build_object(
    'leasePackage', CASE WHEN price.lease_package_id IS NOT NULL THEN jsonb_build_object(
      'durationMonths', package.duration_months,
      'kmPerYear', package.km_per_year,
      'tires', package.tires) END,
    'firstDay', price.first_day,
    'amountEur', price.amount_cents / 100.0,
    'comparisonEur', price.comparison_cents / 100.0
  ) AS document
  FROM planned_prices AS price LEFT JOIN lease_packages AS package ON package.id = price.lease_package_id
) AS plan ON plan.vehicle_id = car.id
GROUP BY car.id;

--> statement-breakpoint
-- catalogue-version.sql
INSERT INTO catalogue_state DEFAULT VALUES;

CREATE FUNCTION renew_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_state SET version = gen_random_uuid();
  RETURN NULL;
END
$$;

CREATE TRIGGER vehicles_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicles
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();

CREATE TRIGGER vehicle_colors_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicle_colors
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();

CREATE TRIGGER lease_packages_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lease_packages
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();

-- The list of cars shows the cap of the list price, which a setting of the provider may fix.
CREATE TRIGGER settings_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();

-- The list of cars shows the first photo of each.
CREATE TRIGGER vehicle_photos_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicle_photos
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();

--> statement-breakpoint
-- contract-texts.sql
CREATE FUNCTION refuse_published_texts_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.state = 'PUBLISHED' THEN
    RAISE EXCEPTION 'Published contract texts are never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;

CREATE TRIGGER contract_texts_published BEFORE UPDATE OR DELETE ON contract_texts
FOR EACH ROW EXECUTE FUNCTION refuse_published_texts_change();

--> statement-breakpoint
-- files.sql
-- Sealed bytes do not compress.
ALTER TABLE files ALTER COLUMN content SET STORAGE EXTERNAL;

-- A file goes with its row, also by a cascade, in whichever scope. Only superusers may write the scope into a function's head.
CREATE FUNCTION delete_file() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  scope text := coalesce(current_setting('app.scope', true), '');
BEGIN
  PERFORM set_config('app.scope', 'SYSTEM', true);
  DELETE FROM files WHERE id = OLD.file_id;
  PERFORM set_config('app.scope', scope, true);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION delete_file() FROM PUBLIC;

CREATE TRIGGER order_documents_file AFTER DELETE ON order_documents FOR EACH ROW EXECUTE FUNCTION delete_file();

CREATE TRIGGER lease_photos_file AFTER DELETE ON lease_photos FOR EACH ROW EXECUTE FUNCTION delete_file();

CREATE TRIGGER lease_documents_file AFTER DELETE ON lease_documents FOR EACH ROW EXECUTE FUNCTION delete_file();

CREATE TRIGGER lease_fines_file AFTER DELETE ON lease_fines FOR EACH ROW EXECUTE FUNCTION delete_file();

CREATE TRIGGER lease_reports_file AFTER DELETE ON lease_reports FOR EACH ROW EXECUTE FUNCTION delete_file();

CREATE TRIGGER photo_images_file AFTER DELETE ON photo_images FOR EACH ROW EXECUTE FUNCTION delete_file();

-- Its object is removed after the commit, by a job.
CREATE FUNCTION note_removed_object() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  scope text := coalesce(current_setting('app.scope', true), '');
BEGIN
  PERFORM set_config('app.scope', 'SYSTEM', true);
  INSERT INTO removed_objects (key) VALUES (OLD.key) ON CONFLICT DO NOTHING;
  PERFORM set_config('app.scope', scope, true);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION note_removed_object() FROM PUBLIC;

CREATE TRIGGER files_object_deleted AFTER DELETE ON files FOR EACH ROW WHEN (OLD.content IS NULL)
EXECUTE FUNCTION note_removed_object();

CREATE TRIGGER files_object_replaced AFTER UPDATE OF key ON files FOR EACH ROW
WHEN (OLD.content IS NULL AND OLD.key <> NEW.key) EXECUTE FUNCTION note_removed_object();

-- Neither employers nor the provider read the files of a person. Payroll files are the employer's; photos of cars are public.
CREATE POLICY files_scope ON files FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person())
  OR (user_id IS NULL AND tenant_id = (SELECT app_administered_tenant()))
  OR (user_id IS NULL AND tenant_id IS NULL AND (SELECT app_has_role('ADMIN'))));

-- The provider takes and reads photos of leased cars; each of its readings is recorded.
CREATE POLICY files_lease_photos ON files FOR ALL USING (name LIKE 'lease_photos/%' AND (SELECT app_has_role('ADMIN')));

-- The report about a returned car.
CREATE POLICY files_lease_reports ON files FOR ALL USING (name LIKE 'lease_reports/%' AND (SELECT app_has_role('ADMIN')));

-- It reads the records of handovers too; each of its readings is recorded.
CREATE POLICY files_lease_documents ON files FOR SELECT USING (name LIKE 'lease_documents/%' AND (SELECT app_has_role('ADMIN')));

CREATE POLICY files_read ON files FOR SELECT USING (user_id IS NULL AND tenant_id IS NULL);

ALTER TABLE files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY removed_objects_scope ON removed_objects FOR ALL USING ((SELECT app_is_system()));

ALTER TABLE removed_objects ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

--> statement-breakpoint
-- order-links.sql
CREATE FUNCTION set_ordered_at() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE orders SET ordered_at = NEW.created_at WHERE id = NEW.order_id AND ordered_at IS NULL;
  RETURN NULL;
END
$$;

CREATE TRIGGER order_links_ordered AFTER INSERT ON order_links
  FOR EACH ROW WHEN (NEW.kind = 'MANUFACTURER') EXECUTE FUNCTION set_ordered_at();

--> statement-breakpoint
-- row-level-security.sql
-- Rows of other tables are looked up by a scalar sub-select, one row by its key for each row that is read. EXISTS would let the
-- planner read and hash the whole other table first.

-- A person stays with the own employer, also when the person's own row is written.
CREATE POLICY users_scope ON users FOR ALL USING ((SELECT app_is_system()) OR id = (SELECT app_person()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')))
WITH CHECK ((SELECT app_is_system()) OR (id = (SELECT app_person()) AND tenant_id IS NOT DISTINCT FROM (SELECT app_tenant())) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE users ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY user_roles_scope ON user_roles FOR SELECT USING ((SELECT app_is_system()) OR (SELECT true FROM users u WHERE u.id = user_roles.user_id));

-- Employers give roles of their own workspace to their own people; only the provider makes admins.
CREATE POLICY user_roles_write ON user_roles FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR (role <> 'ADMIN' AND (SELECT true FROM users u WHERE u.id = user_roles.user_id AND u.tenant_id = (SELECT app_administered_tenant()))));

ALTER TABLE user_roles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY tenants_scope ON tenants FOR SELECT USING ((SELECT app_is_system()) OR id = (SELECT app_tenant()) OR (SELECT app_has_role('ADMIN')));

CREATE POLICY tenants_write ON tenants FOR ALL USING ((SELECT app_is_system()) OR id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE tenants ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Neither employers nor the provider.
CREATE POLICY salary_data_scope ON salary_data FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE salary_data ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Neither employers nor the provider.
CREATE POLICY favourites_scope ON favourites FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE favourites ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Neither employers nor the provider.
CREATE POLICY saved_searches_scope ON saved_searches FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE saved_searches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY saved_search_cars_scope ON saved_search_cars FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM saved_searches s WHERE s.id = saved_search_cars.search_id));

ALTER TABLE saved_search_cars ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY register_codes_scope ON register_codes FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE register_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY tenant_admin_requests_scope ON tenant_admin_requests FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE tenant_admin_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY account_codes_scope ON account_codes FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM users u WHERE u.id = account_codes.user_id));

ALTER TABLE account_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY sessions_scope ON sessions FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE sessions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY refresh_tokens_scope ON refresh_tokens FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM sessions s WHERE s.id = refresh_tokens.session_id));

ALTER TABLE refresh_tokens ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY authenticator_apps_scope ON authenticator_apps FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE authenticator_apps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY recovery_codes_scope ON recovery_codes FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY passkeys_scope ON passkeys FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY sign_in_challenges_scope ON sign_in_challenges FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE sign_in_challenges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY orders_scope ON orders FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (tenant_id = (SELECT app_administered_tenant()) AND signed_at IS NOT NULL) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE orders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_steps_scope ON order_steps FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM orders o WHERE o.id = order_steps.order_id));

ALTER TABLE order_steps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY user_steps_scope ON user_steps FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM orders o WHERE o.id = user_steps.order_id));

ALTER TABLE user_steps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- No employer: the annex of a contract is a payslip.
CREATE POLICY order_documents_scope ON order_documents FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM orders o WHERE o.id = order_documents.order_id AND (o.user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')))));

ALTER TABLE order_documents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY verification_cases_scope ON verification_cases FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE verification_cases ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_links_scope ON order_links FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM orders o WHERE o.id = order_links.order_id));

ALTER TABLE order_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY recurring_jobs_scope ON recurring_jobs FOR ALL USING ((SELECT app_is_system()));

ALTER TABLE recurring_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Read by nobody but the development mailbox.
CREATE POLICY mailbox_messages_scope ON mailbox_messages FOR ALL USING ((SELECT app_is_system()));

ALTER TABLE mailbox_messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Whoever changes something leaves jobs and events; jobs are the server's, events concern who acted and whose data it was.
CREATE POLICY outbox_scope ON outbox FOR ALL USING ((SELECT app_is_system()));

CREATE POLICY outbox_append ON outbox FOR INSERT WITH CHECK (true);

ALTER TABLE outbox ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY audit_events_scope ON audit_events FOR SELECT USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR person_id = (SELECT app_person()) OR actor_id = (SELECT app_person()));

-- An employer's log: what its HR team, the provider and the system did there, of orders once they are signed. What employees do with their accounts is theirs.
CREATE POLICY audit_events_employer ON audit_events FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()) AND actor_role IN ('TENANT_ADMIN', 'ADMIN', 'SYSTEM') AND (record <> 'order' OR (SELECT true FROM orders o WHERE o.id = audit_events.record_id AND o.signed_at IS NOT NULL)));

CREATE POLICY audit_events_append ON audit_events FOR INSERT WITH CHECK (true);

ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY payroll_settings_scope ON payroll_settings FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE payroll_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Not the provider: payroll is between employer and employee.
CREATE POLICY payroll_files_scope ON payroll_files FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE payroll_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY employer_rules_scope ON employer_rules FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));

-- What an employee is offered follows the rules of the employer.
CREATE POLICY employer_rules_read ON employer_rules FOR SELECT USING (tenant_id = (SELECT app_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE employer_rules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY legal_texts_append ON legal_texts FOR INSERT WITH CHECK ((SELECT app_has_role('ADMIN')));

ALTER TABLE legal_texts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Everybody's contract is printed from published texts; drafts are the provider's.
CREATE POLICY contract_texts_read ON contract_texts FOR SELECT USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR state = 'PUBLISHED');

CREATE POLICY contract_texts_write ON contract_texts FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE contract_texts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY employment_reports_scope ON employment_reports FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));

-- Who leaves can order nothing more, and sees why; the provider arranges returns.
CREATE POLICY employment_reports_read ON employment_reports FOR SELECT USING (user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE employment_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_words_scope ON order_words FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR (SELECT true FROM orders o WHERE o.id = order_words.order_id));

ALTER TABLE order_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY user_words_scope ON user_words FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR (SELECT true FROM users u WHERE u.id = user_words.user_id));

ALTER TABLE user_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY deleted_order_keys_scope ON deleted_order_keys FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE deleted_order_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_commutes_scope ON order_commutes FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

-- Payroll values the way to work; each of its readings is recorded.
CREATE POLICY order_commutes_read ON order_commutes FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE order_commutes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_trips_scope ON order_trips FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

-- Payroll counts the declared trips and keeps them; each of its readings is recorded.
CREATE POLICY order_trips_read ON order_trips FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE order_trips ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_charging_scope ON order_charging FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

-- Payroll refunds it; each of its readings is recorded.
CREATE POLICY order_charging_read ON order_charging FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE order_charging ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_month_mails_scope ON lease_month_mails FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE lease_month_mails ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY commute_methods_scope ON commute_methods FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

CREATE POLICY commute_methods_read ON commute_methods FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE commute_methods ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- The places are sealed besides; employers see none of it.
CREATE POLICY order_appointments_scope ON order_appointments FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE order_appointments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY law_figures_write ON law_figures FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')));

-- Every process computes with them, for everybody.
CREATE POLICY law_figures_read ON law_figures FOR SELECT USING (true);

ALTER TABLE law_figures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY legal_texts_read ON legal_texts FOR SELECT USING (true);

-- The policy number is sealed besides: employers do not see it.
CREATE POLICY leases_scope ON leases FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

CREATE POLICY leases_read ON leases FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE leases ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- The content is sealed besides.
CREATE POLICY lease_records_scope ON lease_records FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- The kilometres are sealed besides: employers see the deviation alone, which the server computes.
CREATE POLICY lease_readings_scope ON lease_readings FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_readings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Employers decide; the net rates are sealed besides.
CREATE POLICY lease_package_changes_scope ON lease_package_changes FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_package_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- As the changes of the package.
CREATE POLICY lease_extensions_scope ON lease_extensions FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_extensions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_documents_scope ON lease_documents FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_documents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_photos_scope ON lease_photos FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_photos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Report, handling and reasons are sealed besides. Employers reach no row: the server reads kind, day, state, cost and excess for them.
CREATE POLICY lease_damages_scope ON lease_damages FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_damages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- The desk of the holder alone, besides the driver. Content and answer are sealed besides.
CREATE POLICY lease_fines_scope ON lease_fines FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (holder = 'PROVIDER' AND (SELECT app_has_role('ADMIN'))) OR (holder = 'EMPLOYER' AND tenant_id = (SELECT app_administered_tenant())));

ALTER TABLE lease_fines ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Employers reach the row of the employee alone: result and day. Names, addresses and results are sealed besides.
CREATE POLICY lease_drivers_scope ON lease_drivers FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')) OR (relation = 'SELF' AND tenant_id = (SELECT app_administered_tenant())));

ALTER TABLE lease_drivers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_notices_scope ON lease_notices FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE lease_notices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_reports_scope ON lease_reports FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- A private note until the employee attaches it to the return; the content is sealed besides.
CREATE POLICY lease_self_checks_scope ON lease_self_checks FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (attached_at IS NOT NULL AND (SELECT app_has_role('ADMIN'))));

ALTER TABLE lease_self_checks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY wear_catalogues_append ON wear_catalogues FOR INSERT WITH CHECK ((SELECT app_has_role('ADMIN')));

CREATE POLICY wear_catalogues_read ON wear_catalogues FOR SELECT USING (true);

ALTER TABLE wear_catalogues ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY return_places_write ON return_places FOR ALL USING ((SELECT app_has_role('ADMIN')));

CREATE POLICY return_places_read ON return_places FOR SELECT USING (true);

ALTER TABLE return_places ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

--> statement-breakpoint
-- search-words.sql
CREATE FUNCTION insert_order_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO order_words (order_id, word)
    SELECT o.id, word FROM new_orders AS o, app_words(o.id || ' ' || o.search_text) AS word;
  RETURN NULL;
END
$$;

CREATE TRIGGER orders_words_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS new_orders
  FOR EACH STATEMENT EXECUTE FUNCTION insert_order_words();

CREATE FUNCTION renew_order_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM order_words WHERE order_id = NEW.id;
  INSERT INTO order_words (order_id, word) SELECT NEW.id, word FROM app_words(NEW.id || ' ' || NEW.search_text) AS word;
  RETURN NULL;
END
$$;

CREATE TRIGGER orders_words_renewed AFTER UPDATE OF search_text ON orders
  FOR EACH ROW WHEN (OLD.search_text <> NEW.search_text) EXECUTE FUNCTION renew_order_words();

CREATE FUNCTION insert_user_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO user_words (user_id, word, last_name_in_order, first_name_in_order)
    SELECT u.id, word, u.last_name_in_order, u.first_name_in_order
    FROM new_users AS u LEFT JOIN tenants AS t ON t.id = u.tenant_id,
      app_words(app_folded(concat_ws(' ', u.first_name, u.last_name, u.email, u.employee_id, t.name))) AS word;
  RETURN NULL;
END
$$;

CREATE TRIGGER users_words_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS new_users
  FOR EACH STATEMENT EXECUTE FUNCTION insert_user_words();

CREATE FUNCTION renew_user_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM user_words WHERE user_id = NEW.id;
  INSERT INTO user_words (user_id, word, last_name_in_order, first_name_in_order)
    SELECT NEW.id, word, NEW.last_name_in_order, NEW.first_name_in_order
    FROM app_words(app_folded(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.employee_id,
      (SELECT t.name FROM tenants AS t WHERE t.id = NEW.tenant_id)))) AS word;
  RETURN NULL;
END
$$;

CREATE TRIGGER users_words_renewed AFTER UPDATE OF first_name, last_name, email, employee_id, tenant_id ON users
  FOR EACH ROW WHEN (ROW(OLD.first_name, OLD.last_name, OLD.email, OLD.employee_id, OLD.tenant_id)
    IS DISTINCT FROM ROW(NEW.first_name, NEW.last_name, NEW.email, NEW.employee_id, NEW.tenant_id))
  EXECUTE FUNCTION renew_user_words();

CREATE FUNCTION renew_words_of_tenant() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM user_words WHERE user_id IN (SELECT u.id FROM users AS u WHERE u.tenant_id = NEW.id);
  INSERT INTO user_words (user_id, word, last_name_in_order, first_name_in_order)
    SELECT u.id, word, u.last_name_in_order, u.first_name_in_order FROM users AS u,
      app_words(app_folded(concat_ws(' ', u.first_name, u.last_name, u.email, u.employee_id, NEW.name))) AS word
    WHERE u.tenant_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER tenants_words_renewed AFTER UPDATE OF name ON tenants
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION renew_words_of_tenant();
