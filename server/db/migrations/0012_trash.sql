ALTER TABLE "saved_design" ADD COLUMN "trashed_folder_id" text;--> statement-breakpoint
ALTER TABLE "folder" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "trashed_folder_id" text;--> statement-breakpoint
ALTER TABLE "saved_mockup" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_design" ADD CONSTRAINT "saved_design_trashed_folder_id_folder_id_fk" FOREIGN KEY ("trashed_folder_id") REFERENCES "public"."folder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_trashed_folder_id_folder_id_fk" FOREIGN KEY ("trashed_folder_id") REFERENCES "public"."folder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_design_trashed_folder" ON "saved_design" USING btree ("trashed_folder_id");--> statement-breakpoint
CREATE INDEX "folder_deleted" ON "folder" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "upload_trashed_folder" ON "upload" USING btree ("trashed_folder_id");--> statement-breakpoint
CREATE INDEX "saved_mockup_deleted" ON "saved_mockup" USING btree ("deleted_at");