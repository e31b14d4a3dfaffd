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
