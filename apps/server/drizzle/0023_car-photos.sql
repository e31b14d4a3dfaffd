CREATE TABLE "photo_images" (
	"photo" text NOT NULL,
	"width_px" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "photo_images_photo_width_px_pk" PRIMARY KEY("photo","width_px")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"name" text PRIMARY KEY NOT NULL,
	"kept" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"photo" text NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"alt_de" text,
	"alt_en" text
);
--> statement-breakpoint
ALTER TABLE "photo_images" ADD CONSTRAINT "photo_images_photo_photos_name_fk" FOREIGN KEY ("photo") REFERENCES "public"."photos"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_photos" ADD CONSTRAINT "vehicle_photos_photo_photos_name_fk" FOREIGN KEY ("photo") REFERENCES "public"."photos"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_photos_once" ON "vehicle_photos" USING btree ("vehicle_id","photo");--> statement-breakpoint
CREATE INDEX "vehicle_photos_photo" ON "vehicle_photos" USING btree ("photo");
--> statement-breakpoint
-- The list of cars shows the first photo of each.
CREATE TRIGGER vehicle_photos_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicle_photos
FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue_version();
