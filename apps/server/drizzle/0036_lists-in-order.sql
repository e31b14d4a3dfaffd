DROP INDEX "audit_events_actor";--> statement-breakpoint
DROP INDEX "audit_events_at";--> statement-breakpoint
DROP INDEX "audit_events_tenant";--> statement-breakpoint
DROP INDEX "audit_events_action";--> statement-breakpoint
DROP INDEX "audit_events_outcome";--> statement-breakpoint
DROP INDEX "orders_unconfirmed";--> statement-breakpoint
DROP INDEX "orders_in_delivery";--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_tenant" ON "audit_events" USING btree ("tenant_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_outcome" ON "audit_events" USING btree ("outcome","at","id") WHERE "audit_events"."outcome" <> 'ALLOWED';--> statement-breakpoint
CREATE INDEX "orders_unconfirmed" ON "orders" USING btree ("ordered_at","id","tenant_id","user_id","signed_at") WHERE "orders"."stage" = 'WITH_MANUFACTURER' and "orders"."delivery_week" is null;--> statement-breakpoint
CREATE INDEX "orders_in_delivery" ON "orders" USING btree ("delivery_week","id","ordered_at","tenant_id","user_id","signed_at") WHERE "orders"."stage" = 'WITH_MANUFACTURER' and "orders"."delivery_week" is not null;