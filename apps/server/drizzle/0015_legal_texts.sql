CREATE TABLE "legal_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"text_de" text NOT NULL,
	"text_en" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_version" ON "legal_texts" USING btree ("page","version");
--> statement-breakpoint
-- Read through the server itself, whoever asks; written by the provider, and never changed: there is no policy for that.
CREATE POLICY legal_texts_read ON legal_texts FOR SELECT USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')));
--> statement-breakpoint
CREATE POLICY legal_texts_append ON legal_texts FOR INSERT WITH CHECK ((SELECT app_has_role('ADMIN')));
--> statement-breakpoint
ALTER TABLE legal_texts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
