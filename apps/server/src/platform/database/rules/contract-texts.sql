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
