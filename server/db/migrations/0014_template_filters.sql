ALTER TABLE "template" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "styles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "pages" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "template" SET "pages" = greatest(1, json_array_length("design_file"::json -> 'pages')) WHERE "design_file" LIKE '{%"pages":[%';
