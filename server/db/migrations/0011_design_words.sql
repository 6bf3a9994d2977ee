ALTER TABLE "saved_design" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_design" ADD COLUMN "words_form" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_design" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_design_words" ON "saved_design" USING gin ("words");