-- What `foldForSearch` of the kernel does; a test compares them.
CREATE OR REPLACE FUNCTION app_folded(plain text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT replace(replace(replace(replace(translate(lower(regexp_replace(normalize(plain, NFKD),
    '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')),
    'ıłøđðħŧŋς', 'iloddhtnσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
--> statement-breakpoint
-- Writes the words of orders anew by its trigger.
UPDATE orders SET search_text = app_folded(search_text) WHERE search_text <> app_folded(search_text);
--> statement-breakpoint
DELETE FROM user_words;
--> statement-breakpoint
INSERT INTO user_words (user_id, word)
  SELECT u.id, word FROM users AS u LEFT JOIN tenants AS t ON t.id = u.tenant_id,
    app_words(app_folded(concat_ws(' ', u.first_name, u.last_name, u.email, u.employee_id, t.name))) AS word;
