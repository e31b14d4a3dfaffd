-- The list of cars shows the cap of the list price, which a setting of the provider may fix.
CREATE TRIGGER settings_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();
