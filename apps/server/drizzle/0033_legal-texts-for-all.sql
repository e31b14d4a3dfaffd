-- Everybody may read them, and every order and every consent looks the terms of use up.
DROP POLICY legal_texts_read ON legal_texts;
--> statement-breakpoint
CREATE POLICY legal_texts_read ON legal_texts FOR SELECT USING (true);
