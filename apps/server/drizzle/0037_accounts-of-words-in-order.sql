DROP INDEX "user_words_word";--> statement-breakpoint
ALTER TABLE "user_words" ADD COLUMN "last_name_in_order" text;--> statement-breakpoint
ALTER TABLE "user_words" ADD COLUMN "first_name_in_order" text;--> statement-breakpoint
UPDATE "user_words" AS "w" SET "last_name_in_order" = "u"."last_name_in_order", "first_name_in_order" = "u"."first_name_in_order"
  FROM "users" AS "u" WHERE "u"."id" = "w"."user_id";--> statement-breakpoint
ALTER TABLE "user_words" ALTER COLUMN "last_name_in_order" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_words" ALTER COLUMN "first_name_in_order" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "user_words_word" ON "user_words" USING btree ("word","last_name_in_order","first_name_in_order","user_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION insert_user_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO user_words (user_id, word, last_name_in_order, first_name_in_order)
    SELECT u.id, word, u.last_name_in_order, u.first_name_in_order
    FROM new_users AS u LEFT JOIN tenants AS t ON t.id = u.tenant_id,
      app_words(app_folded(concat_ws(' ', u.first_name, u.last_name, u.email, u.employee_id, t.name))) AS word;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_user_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM user_words WHERE user_id = NEW.id;
  INSERT INTO user_words (user_id, word, last_name_in_order, first_name_in_order)
    SELECT NEW.id, word, NEW.last_name_in_order, NEW.first_name_in_order
    FROM app_words(app_folded(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.employee_id,
      (SELECT t.name FROM tenants AS t WHERE t.id = NEW.tenant_id)))) AS word;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_words_of_tenant() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM user_words WHERE user_id IN (SELECT u.id FROM users AS u WHERE u.tenant_id = NEW.id);
  INSERT INTO user_words (user_id, word, last_name_in_order, first_name_in_order)
    SELECT u.id, word, u.last_name_in_order, u.first_name_in_order FROM users AS u,
      app_words(app_folded(concat_ws(' ', u.first_name, u.last_name, u.email, u.employee_id, NEW.name))) AS word
    WHERE u.tenant_id = NEW.id;
  RETURN NULL;
END
$$;
