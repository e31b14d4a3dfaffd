-- Rows of other tables are looked up by a scalar sub-select, one row by its key for each row that is read. EXISTS would let the
-- planner read and hash the whole other table first.

-- A person stays with the own employer, also when the person's own row is written.
CREATE POLICY users_scope ON users FOR ALL USING ((SELECT app_is_system()) OR id = (SELECT app_person()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')))
WITH CHECK ((SELECT app_is_system()) OR (id = (SELECT app_person()) AND tenant_id IS NOT DISTINCT FROM (SELECT app_tenant())) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE users ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY user_roles_scope ON user_roles FOR SELECT USING ((SELECT app_is_system()) OR (SELECT true FROM users u WHERE u.id = user_roles.user_id));

-- Employers give roles of their own workspace to their own people; only the provider makes admins.
CREATE POLICY user_roles_write ON user_roles FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR (role <> 'ADMIN' AND (SELECT true FROM users u WHERE u.id = user_roles.user_id AND u.tenant_id = (SELECT app_administered_tenant()))));

ALTER TABLE user_roles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY tenants_scope ON tenants FOR SELECT USING ((SELECT app_is_system()) OR id = (SELECT app_tenant()) OR (SELECT app_has_role('ADMIN')));

CREATE POLICY tenants_write ON tenants FOR ALL USING ((SELECT app_is_system()) OR id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE tenants ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Neither employers nor the provider.
CREATE POLICY salary_data_scope ON salary_data FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE salary_data ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Neither employers nor the provider.
CREATE POLICY favourites_scope ON favourites FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE favourites ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Neither employers nor the provider.
CREATE POLICY saved_searches_scope ON saved_searches FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE saved_searches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY saved_search_cars_scope ON saved_search_cars FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM saved_searches s WHERE s.id = saved_search_cars.search_id));

ALTER TABLE saved_search_cars ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY register_codes_scope ON register_codes FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE register_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY tenant_admin_requests_scope ON tenant_admin_requests FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE tenant_admin_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY account_codes_scope ON account_codes FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM users u WHERE u.id = account_codes.user_id));

ALTER TABLE account_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY sessions_scope ON sessions FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE sessions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY refresh_tokens_scope ON refresh_tokens FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM sessions s WHERE s.id = refresh_tokens.session_id));

ALTER TABLE refresh_tokens ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY authenticator_apps_scope ON authenticator_apps FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE authenticator_apps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY recovery_codes_scope ON recovery_codes FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY passkeys_scope ON passkeys FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY sign_in_challenges_scope ON sign_in_challenges FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE sign_in_challenges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY orders_scope ON orders FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (tenant_id = (SELECT app_administered_tenant()) AND signed_at IS NOT NULL) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE orders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_steps_scope ON order_steps FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM orders o WHERE o.id = order_steps.order_id));

ALTER TABLE order_steps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY user_steps_scope ON user_steps FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM orders o WHERE o.id = user_steps.order_id));

ALTER TABLE user_steps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- No employer: the annex of a contract is a payslip.
CREATE POLICY order_documents_scope ON order_documents FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM orders o WHERE o.id = order_documents.order_id AND (o.user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')))));

ALTER TABLE order_documents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY verification_cases_scope ON verification_cases FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE verification_cases ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_links_scope ON order_links FOR ALL USING ((SELECT app_is_system()) OR (SELECT true FROM orders o WHERE o.id = order_links.order_id));

ALTER TABLE order_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY recurring_jobs_scope ON recurring_jobs FOR ALL USING ((SELECT app_is_system()));

ALTER TABLE recurring_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Read by nobody but the development mailbox.
CREATE POLICY mailbox_messages_scope ON mailbox_messages FOR ALL USING ((SELECT app_is_system()));

ALTER TABLE mailbox_messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Whoever changes something leaves jobs and events; jobs are the server's, events concern who acted and whose data it was.
CREATE POLICY outbox_scope ON outbox FOR ALL USING ((SELECT app_is_system()));

CREATE POLICY outbox_append ON outbox FOR INSERT WITH CHECK (true);

ALTER TABLE outbox ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY audit_events_scope ON audit_events FOR SELECT USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR person_id = (SELECT app_person()) OR actor_id = (SELECT app_person()));

-- An employer's log: what its HR team, the provider and the system did there, of orders once they are signed. What employees do with their accounts is theirs.
CREATE POLICY audit_events_employer ON audit_events FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()) AND actor_role IN ('TENANT_ADMIN', 'ADMIN', 'SYSTEM') AND (record <> 'order' OR (SELECT true FROM orders o WHERE o.id = audit_events.record_id AND o.signed_at IS NOT NULL)));

CREATE POLICY audit_events_append ON audit_events FOR INSERT WITH CHECK (true);

ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY payroll_settings_scope ON payroll_settings FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE payroll_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Not the provider: payroll is between employer and employee.
CREATE POLICY payroll_files_scope ON payroll_files FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE payroll_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY employer_rules_scope ON employer_rules FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));

-- What an employee is offered follows the rules of the employer.
CREATE POLICY employer_rules_read ON employer_rules FOR SELECT USING (tenant_id = (SELECT app_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE employer_rules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY legal_texts_append ON legal_texts FOR INSERT WITH CHECK ((SELECT app_has_role('ADMIN')));

ALTER TABLE legal_texts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Everybody's contract is printed from published texts; drafts are the provider's.
CREATE POLICY contract_texts_read ON contract_texts FOR SELECT USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR state = 'PUBLISHED');

CREATE POLICY contract_texts_write ON contract_texts FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE contract_texts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY employment_reports_scope ON employment_reports FOR ALL USING ((SELECT app_is_system()) OR tenant_id = (SELECT app_administered_tenant()));

-- Who leaves can order nothing more, and sees why; the provider arranges returns.
CREATE POLICY employment_reports_read ON employment_reports FOR SELECT USING (user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE employment_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_words_scope ON order_words FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR (SELECT true FROM orders o WHERE o.id = order_words.order_id));

ALTER TABLE order_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY user_words_scope ON user_words FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')) OR (SELECT true FROM users u WHERE u.id = user_words.user_id));

ALTER TABLE user_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY deleted_order_keys_scope ON deleted_order_keys FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE deleted_order_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_commutes_scope ON order_commutes FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

-- Payroll values the way to work; each of its readings is recorded.
CREATE POLICY order_commutes_read ON order_commutes FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE order_commutes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_trips_scope ON order_trips FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

-- Payroll counts the declared trips and keeps them; each of its readings is recorded.
CREATE POLICY order_trips_read ON order_trips FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE order_trips ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY order_charging_scope ON order_charging FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

-- Payroll refunds it; each of its readings is recorded.
CREATE POLICY order_charging_read ON order_charging FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE order_charging ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_month_mails_scope ON lease_month_mails FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE lease_month_mails ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY commute_methods_scope ON commute_methods FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

CREATE POLICY commute_methods_read ON commute_methods FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE commute_methods ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- The places are sealed besides; employers see none of it.
CREATE POLICY order_appointments_scope ON order_appointments FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE order_appointments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY law_figures_write ON law_figures FOR ALL USING ((SELECT app_is_system()) OR (SELECT app_has_role('ADMIN')));

-- Every process computes with them, for everybody.
CREATE POLICY law_figures_read ON law_figures FOR SELECT USING (true);

ALTER TABLE law_figures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY legal_texts_read ON legal_texts FOR SELECT USING (true);

-- The policy number is sealed besides: employers do not see it.
CREATE POLICY leases_scope ON leases FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

CREATE POLICY leases_read ON leases FOR SELECT USING (tenant_id = (SELECT app_administered_tenant()));

ALTER TABLE leases ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- The content is sealed besides.
CREATE POLICY lease_records_scope ON lease_records FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- The kilometres are sealed besides: employers see the deviation alone, which the server computes.
CREATE POLICY lease_readings_scope ON lease_readings FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_readings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Employers decide; the net rates are sealed besides.
CREATE POLICY lease_package_changes_scope ON lease_package_changes FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_package_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- As the changes of the package.
CREATE POLICY lease_extensions_scope ON lease_extensions FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR tenant_id = (SELECT app_administered_tenant()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_extensions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_documents_scope ON lease_documents FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_documents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_photos_scope ON lease_photos FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_photos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Report, handling and reasons are sealed besides. Employers reach no row: the server reads kind, day, state, cost and excess for them.
CREATE POLICY lease_damages_scope ON lease_damages FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_damages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- The desk of the holder alone, besides the driver. Content and answer are sealed besides.
CREATE POLICY lease_fines_scope ON lease_fines FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (holder = 'PROVIDER' AND (SELECT app_has_role('ADMIN'))) OR (holder = 'EMPLOYER' AND tenant_id = (SELECT app_administered_tenant())));

ALTER TABLE lease_fines ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Employers reach the row of the employee alone: result and day. Names, addresses and results are sealed besides.
CREATE POLICY lease_drivers_scope ON lease_drivers FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')) OR (relation = 'SELF' AND tenant_id = (SELECT app_administered_tenant())));

ALTER TABLE lease_drivers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_notices_scope ON lease_notices FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()));

ALTER TABLE lease_notices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY lease_reports_scope ON lease_reports FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (SELECT app_has_role('ADMIN')));

ALTER TABLE lease_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- A private note until the employee attaches it to the return; the content is sealed besides.
CREATE POLICY lease_self_checks_scope ON lease_self_checks FOR ALL USING ((SELECT app_is_system()) OR user_id = (SELECT app_person()) OR (attached_at IS NOT NULL AND (SELECT app_has_role('ADMIN'))));

ALTER TABLE lease_self_checks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY wear_catalogues_append ON wear_catalogues FOR INSERT WITH CHECK ((SELECT app_has_role('ADMIN')));

CREATE POLICY wear_catalogues_read ON wear_catalogues FOR SELECT USING (true);

ALTER TABLE wear_catalogues ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY return_places_write ON return_places FOR ALL USING ((SELECT app_has_role('ADMIN')));

CREATE POLICY return_places_read ON return_places FOR SELECT USING (true);

ALTER TABLE return_places ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
