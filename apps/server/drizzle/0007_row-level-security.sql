-- On whose behalf a connection works. The server sets it whenever it takes a connection (src/database/scoped-pool.ts);
-- without it nothing is seen. A custom setting that was never set is null, one that was reset is empty.
CREATE FUNCTION app_is_system() RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(current_setting('app.scope', true), '') = 'SYSTEM'
$$;
--> statement-breakpoint
CREATE FUNCTION app_person() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT CASE WHEN current_setting('app.scope', true) = 'PERSON'
    THEN nullif(current_setting('app.person', true), '')::bigint END
$$;
--> statement-breakpoint
CREATE FUNCTION app_has_role(role text) RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(current_setting('app.scope', true) = 'PERSON'
    AND role = ANY (string_to_array(current_setting('app.roles', true), ',')), false)
$$;
--> statement-breakpoint
CREATE FUNCTION app_tenant() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT CASE WHEN current_setting('app.scope', true) = 'PERSON'
    THEN nullif(current_setting('app.tenant', true), '')::bigint END
$$;
--> statement-breakpoint
-- The employer whose people and orders the person looks after; null for everybody else.
CREATE FUNCTION app_administered_tenant() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT CASE WHEN app_has_role('TENANT_ADMIN') THEN app_tenant() END
$$;
--> statement-breakpoint
CREATE POLICY users_scope ON users FOR ALL USING ((SELECT app_is_system()) OR id = (SELECT app_person()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));
--> statement-breakpoint
ALTER TABLE users ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY user_roles_scope ON user_roles FOR ALL USING ((SELECT app_is_system()) OR EXISTS (SELECT FROM users u WHERE u.id = user_roles.user_id));
--> statement-breakpoint
ALTER TABLE user_roles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenants_scope ON tenants FOR ALL USING ((SELECT app_is_system()) OR id = (SELECT app_tenant()) OR (SELECT app_has_role('ADMIN')));
--> statement-breakpoint
ALTER TABLE tenants ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Neither employers nor the provider.
CREATE POLICY salary_data_scope ON salary_data FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));
--> statement-breakpoint
ALTER TABLE salary_data ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY register_codes_scope ON register_codes FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));
--> statement-breakpoint
ALTER TABLE register_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY account_codes_scope ON account_codes FOR ALL USING ((SELECT app_is_system()) OR EXISTS (SELECT FROM users u WHERE u.id = account_codes.user_id));
--> statement-breakpoint
ALTER TABLE account_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY sessions_scope ON sessions FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));
--> statement-breakpoint
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY refresh_tokens_scope ON refresh_tokens FOR ALL USING ((SELECT app_is_system()) OR EXISTS (SELECT FROM sessions s WHERE s.id = refresh_tokens.session_id));
--> statement-breakpoint
ALTER TABLE refresh_tokens ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY authenticator_apps_scope ON authenticator_apps FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));
--> statement-breakpoint
ALTER TABLE authenticator_apps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY recovery_codes_scope ON recovery_codes FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));
--> statement-breakpoint
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY passkeys_scope ON passkeys FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));
--> statement-breakpoint
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY sign_in_challenges_scope ON sign_in_challenges FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));
--> statement-breakpoint
ALTER TABLE sign_in_challenges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY orders_scope ON orders FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (tenant_id = (SELECT app_administered_tenant()) AND signed_at IS NOT NULL) OR (SELECT app_has_role('ADMIN')));
--> statement-breakpoint
ALTER TABLE orders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY order_steps_scope ON order_steps FOR ALL USING ((SELECT app_is_system()) OR EXISTS (SELECT FROM orders o WHERE o.id = order_steps.order_id));
--> statement-breakpoint
ALTER TABLE order_steps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY user_steps_scope ON user_steps FOR ALL USING ((SELECT app_is_system()) OR EXISTS (SELECT FROM orders o WHERE o.id = user_steps.order_id));
--> statement-breakpoint
ALTER TABLE user_steps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- No employer: the annex of a contract is a payslip.
CREATE POLICY order_documents_scope ON order_documents FOR ALL USING ((SELECT app_is_system()) OR EXISTS (SELECT FROM orders o WHERE o.id = order_documents.order_id AND (o.user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')))));
--> statement-breakpoint
ALTER TABLE order_documents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY verification_cases_scope ON verification_cases FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));
--> statement-breakpoint
ALTER TABLE verification_cases ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY manufacturer_links_scope ON manufacturer_links FOR ALL USING ((SELECT app_is_system()) OR EXISTS (SELECT FROM orders o WHERE o.id = manufacturer_links.order_id));
--> statement-breakpoint
ALTER TABLE manufacturer_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Read by nobody but the development mailbox.
CREATE POLICY mailbox_messages_scope ON mailbox_messages FOR ALL USING ((SELECT app_is_system()));
--> statement-breakpoint
ALTER TABLE mailbox_messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Whoever changes something leaves jobs and events; jobs are the server's, events concern who acted and whose data it was.
CREATE POLICY outbox_scope ON outbox FOR ALL USING ((SELECT app_is_system()));
--> statement-breakpoint
CREATE POLICY outbox_append ON outbox FOR INSERT WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE outbox ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY audit_events_scope ON audit_events FOR SELECT USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR person_id = (SELECT app_person()) OR actor_id = (SELECT app_person()));
--> statement-breakpoint
CREATE POLICY audit_events_append ON audit_events FOR INSERT WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
