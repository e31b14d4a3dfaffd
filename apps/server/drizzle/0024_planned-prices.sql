CREATE TABLE "planned_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"lease_package_id" bigint,
	"first_day" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"comparison_cents" integer
);
--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_lease_package_id_lease_packages_id_fk" FOREIGN KEY ("lease_package_id") REFERENCES "public"."lease_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "planned_prices_subject" ON "planned_prices" USING btree ("vehicle_id",coalesce("lease_package_id", 0),"first_day");--> statement-breakpoint
CREATE INDEX "planned_prices_day" ON "planned_prices" USING btree ("first_day");
