CREATE FUNCTION set_ordered_at() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE orders SET ordered_at = NEW.created_at WHERE id = NEW.order_id AND ordered_at IS NULL;
  RETURN NULL;
END
$$;

CREATE TRIGGER order_links_ordered AFTER INSERT ON order_links
  FOR EACH ROW WHEN (NEW.kind = 'MANUFACTURER') EXECUTE FUNCTION set_ordered_at();
