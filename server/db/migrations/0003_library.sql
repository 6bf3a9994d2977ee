CREATE TABLE "folder_permission" (
	"folder_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "folder_permission_folder_id_email_pk" PRIMARY KEY("folder_id","email")
);
--> statement-breakpoint
CREATE TABLE "invitation_mail" (
	"target" text NOT NULL,
	"email" text NOT NULL,
	"sender" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_mail_target_email_pk" PRIMARY KEY("target","email")
);
--> statement-breakpoint
CREATE TABLE "brand_file" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "brand_kit" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"logos" jsonb NOT NULL,
	"color_palette" jsonb NOT NULL,
	"fonts" jsonb NOT NULL,
	"selected_fonts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_user" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_permission" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_design" ADD COLUMN "folder_id" text;--> statement-breakpoint
ALTER TABLE "saved_design" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "folder_permission" ADD CONSTRAINT "folder_permission_folder_id_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_mail" ADD CONSTRAINT "invitation_mail_sender_user_id_fk" FOREIGN KEY ("sender") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_file" ADD CONSTRAINT "brand_file_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_file" ADD CONSTRAINT "brand_file_file_hash_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_kit" ADD CONSTRAINT "brand_kit_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "folder_permission_email" ON "folder_permission" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitation_mail_sender" ON "invitation_mail" USING btree ("sender");--> statement-breakpoint
CREATE INDEX "invitation_mail_email" ON "invitation_mail" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitation_mail_sent" ON "invitation_mail" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "brand_file_team" ON "brand_file" USING btree ("team_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_kit_team" ON "brand_kit" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_owner" ON "team" USING btree ("owner_user");--> statement-breakpoint
ALTER TABLE "saved_design" ADD CONSTRAINT "saved_design_folder_id_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_design_folder" ON "saved_design" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "saved_design_deleted" ON "saved_design" USING btree ("deleted_at");