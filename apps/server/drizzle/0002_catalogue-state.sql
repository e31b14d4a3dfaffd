CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "catalogue_state_one_row" CHECK (id = 1)
);
--> statement-breakpoint
INSERT INTO catalogue_state DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION renew_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_state SET version = gen_random_uuid();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER vehicles_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicles
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER vehicle_colors_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicle_colors
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER lease_packages_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lease_packages
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();
