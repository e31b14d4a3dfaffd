CREATE TABLE "catalogue_import_cars" (
	"import_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"line" integer,
	"document" jsonb,
	"previous" jsonb,
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
ALTER TABLE "catalogue_import_cars" ADD CONSTRAINT "catalogue_import_cars_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_problems" ADD CONSTRAINT "catalogue_import_problems_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_import_problems_line" ON "catalogue_import_problems" USING btree ("import_id","line","id");
