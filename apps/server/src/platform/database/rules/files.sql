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
