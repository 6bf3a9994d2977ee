CREATE TABLE "search_entry" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"form" integer NOT NULL,
	CONSTRAINT "search_entry_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "type" text DEFAULT 'design' NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "thumbnail_hash" text;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "thumbnail_rev" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "text_template" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "text_template" ADD COLUMN "categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "text_template" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "text_template" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "text_template" ADD COLUMN "thumbnail_hash" text;--> statement-breakpoint
ALTER TABLE "text_template" ADD COLUMN "thumbnail_rev" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "search_entry" USING gin ("words");--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_thumbnail_hash_file_hash_fk" FOREIGN KEY ("thumbnail_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_template" ADD CONSTRAINT "text_template_thumbnail_hash_file_hash_fk" FOREIGN KEY ("thumbnail_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;