CREATE INDEX "audit_events_tenant" ON "audit_events" USING btree ("tenant_id","id");
