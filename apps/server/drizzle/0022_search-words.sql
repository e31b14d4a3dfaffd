CREATE TABLE "order_words" (
	"order_id" bigint NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "order_words_order_id_word_pk" PRIMARY KEY("order_id","word")
);
--> statement-breakpoint
CREATE TABLE "user_words" (
	"user_id" bigint NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "user_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_words" ADD CONSTRAINT "user_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_words_word" ON "order_words" USING btree ("word","order_id");--> statement-breakpoint
CREATE INDEX "user_words_word" ON "user_words" USING btree ("word","user_id");--> statement-breakpoint
CREATE INDEX "orders_stage" ON "orders" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "orders_without_week" ON "orders" USING btree ("id") WHERE "orders"."stage" = 'WITH_MANUFACTURER' and "orders"."delivery_week" is null;--> statement-breakpoint
CREATE INDEX "orders_in_delivery" ON "orders" USING btree ("delivery_week","id") WHERE "orders"."stage" = 'WITH_MANUFACTURER' and "orders"."delivery_week" is not null;
--> statement-breakpoint
CREATE POLICY order_words_scope ON order_words FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR EXISTS (SELECT FROM orders o WHERE o.id = order_words.order_id));
--> statement-breakpoint
ALTER TABLE order_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY user_words_scope ON user_words FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR EXISTS (SELECT FROM users u WHERE u.id = user_words.user_id));
--> statement-breakpoint
ALTER TABLE user_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Words as they are written, and the parts of those with a hyphen, a dot or the like.
CREATE FUNCTION app_words(searched text) RETURNS SETOF text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT word FROM regexp_split_to_table(searched, '\s+') AS word WHERE word <> ''
  UNION
  SELECT part FROM regexp_split_to_table(searched, '[][\s!-/:-@\\^_`{-~]+') AS part WHERE part <> ''
$$;
--> statement-breakpoint
-- What `foldForSearch` does.
CREATE FUNCTION app_folded(plain text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT replace(translate(lower(regexp_replace(normalize(plain, NFD), '[\u0300-\u036f]', '', 'g')), 'ıøØłŁđĐ', 'ioolldd'), 'ß', 'ss')
$$;
--> statement-breakpoint
CREATE FUNCTION insert_order_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO order_words (order_id, word)
    SELECT o.id, word FROM new_orders AS o, app_words(o.id || ' ' || o.search_text) AS word;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_words_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS new_orders
  FOR EACH STATEMENT EXECUTE FUNCTION insert_order_words();
--> statement-breakpoint
CREATE FUNCTION renew_order_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM order_words WHERE order_id = NEW.id;
  INSERT INTO order_words (order_id, word) SELECT NEW.id, word FROM app_words(NEW.id || ' ' || NEW.search_text) AS word;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_words_renewed AFTER UPDATE OF search_text ON orders
  FOR EACH ROW WHEN (OLD.search_text <> NEW.search_text) EXECUTE FUNCTION renew_order_words();
--> statement-breakpoint
CREATE FUNCTION insert_user_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO user_words (user_id, word)
    SELECT u.id, word FROM new_users AS u LEFT JOIN tenants AS t ON t.id = u.tenant_id,
      app_words(app_folded(concat_ws(' ', u.first_name, u.last_name, u.email, u.employee_id, t.name))) AS word;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_words_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS new_users
  FOR EACH STATEMENT EXECUTE FUNCTION insert_user_words();
--> statement-breakpoint
CREATE FUNCTION renew_user_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM user_words WHERE user_id = NEW.id;
  INSERT INTO user_words (user_id, word)
    SELECT NEW.id, word FROM app_words(app_folded(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.employee_id,
      (SELECT t.name FROM tenants AS t WHERE t.id = NEW.tenant_id)))) AS word;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_words_renewed AFTER UPDATE OF first_name, last_name, email, employee_id, tenant_id ON users
  FOR EACH ROW WHEN (ROW(OLD.first_name, OLD.last_name, OLD.email, OLD.employee_id, OLD.tenant_id)
    IS DISTINCT FROM ROW(NEW.first_name, NEW.last_name, NEW.email, NEW.employee_id, NEW.tenant_id))
  EXECUTE FUNCTION renew_user_words();
--> statement-breakpoint
CREATE FUNCTION renew_words_of_tenant() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM user_words WHERE user_id IN (SELECT u.id FROM users AS u WHERE u.tenant_id = NEW.id);
  INSERT INTO user_words (user_id, word)
    SELECT u.id, word FROM users AS u,
      app_words(app_folded(concat_ws(' ', u.first_name, u.last_name, u.email, u.employee_id, NEW.name))) AS word
    WHERE u.tenant_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tenants_words_renewed AFTER UPDATE OF name ON tenants
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION renew_words_of_tenant();
--> statement-breakpoint
INSERT INTO order_words (order_id, word) SELECT o.id, word FROM orders AS o, app_words(o.id || ' ' || o.search_text) AS word;
--> statement-breakpoint
INSERT INTO user_words (user_id, word)
  SELECT u.id, word FROM users AS u LEFT JOIN tenants AS t ON t.id = u.tenant_id,
    app_words(app_folded(concat_ws(' ', u.first_name, u.last_name, u.email, u.employee_id, t.name))) AS word;
