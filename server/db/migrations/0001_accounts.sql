CREATE TABLE "design_permission" (
	"design_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_permission_design_id_email_pk" PRIMARY KEY("design_id","email")
);
--> statement-breakpoint
CREATE TABLE "design_revision" (
	"design_id" text NOT NULL,
	"rev" integer NOT NULL,
	"design_file" text NOT NULL,
	"saved_by" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_revision_design_id_rev_pk" PRIMARY KEY("design_id","rev")
);
--> statement-breakpoint
CREATE TABLE "folder" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_user" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"own" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailed_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_account" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "provider_record" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "provider_record_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product" text NOT NULL,
	"id_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"hash" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"owner_user" text NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"low_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT 'member' NOT NULL,
	"sub_status" text DEFAULT 'free' NOT NULL,
	"sub_scope" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_design" ALTER COLUMN "owner_visitor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_design" ADD COLUMN "owner_user" text;--> statement-breakpoint
ALTER TABLE "saved_design" ADD COLUMN "view_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_design" ADD COLUMN "edit_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_design" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "saved_design" ADD COLUMN "checkpoint_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "design_permission" ADD CONSTRAINT "design_permission_design_id_saved_design_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."saved_design"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_revision" ADD CONSTRAINT "design_revision_design_id_saved_design_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."saved_design"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder" ADD CONSTRAINT "folder_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD CONSTRAINT "mailed_link_account_id_provider_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."provider_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_folder_id_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_file_hash_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_low_hash_file_hash_fk" FOREIGN KEY ("low_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_permission_email" ON "design_permission" USING btree ("email");--> statement-breakpoint
CREATE INDEX "folder_owner" ON "folder" USING btree ("owner_user");--> statement-breakpoint
CREATE UNIQUE INDEX "folder_own" ON "folder" USING btree ("owner_user","own") WHERE own is not null;--> statement-breakpoint
CREATE INDEX "mail_created" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_record_grant" ON "provider_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "provider_record_uid" ON "provider_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "provider_record_expires" ON "provider_record" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "upload_folder" ON "upload" USING btree ("folder_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("owner_user");--> statement-breakpoint
CREATE UNIQUE INDEX "user_subject" ON "user" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "user_email" ON "user" USING btree ("email");--> statement-breakpoint
ALTER TABLE "saved_design" ADD CONSTRAINT "saved_design_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_design_owner_user" ON "saved_design" USING btree ("owner_user","updated_at");--> statement-breakpoint
ALTER TABLE "saved_design" ADD CONSTRAINT "saved_design_one_owner" CHECK ((owner_user is null) <> (owner_visitor is null));