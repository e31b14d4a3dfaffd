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
