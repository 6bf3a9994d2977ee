CREATE TABLE "pack_file" (
	"pack" text NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "pack_file_pack_path_pk" PRIMARY KEY("pack","path")
);
--> statement-breakpoint
ALTER TABLE "catalogue_import" ADD COLUMN "pack" text DEFAULT 'starter' NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "pack" text DEFAULT 'starter' NOT NULL;--> statement-breakpoint
ALTER TABLE "design_resource" ADD COLUMN "marked_hash" text;--> statement-breakpoint
ALTER TABLE "design_resource" ADD COLUMN "pack" text DEFAULT 'starter' NOT NULL;--> statement-breakpoint
ALTER TABLE "icon_group" ADD COLUMN "pack" text DEFAULT 'starter' NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "pack" text DEFAULT 'starter' NOT NULL;--> statement-breakpoint
ALTER TABLE "text_template" ADD COLUMN "pack" text DEFAULT 'starter' NOT NULL;--> statement-breakpoint
ALTER TABLE "pack_file" ADD CONSTRAINT "pack_file_hash_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_resource" ADD CONSTRAINT "design_resource_marked_hash_file_hash_fk" FOREIGN KEY ("marked_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;