CREATE TABLE "search_term" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"things" integer NOT NULL,
	"near" text[] NOT NULL,
	CONSTRAINT "search_term_kind_word_pk" PRIMARY KEY("kind","word")
);
--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_term_beginning" ON "search_term" USING btree ("kind","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_near" ON "search_term" USING gin ("near");--> statement-breakpoint
CREATE INDEX "search_entry_listed" ON "search_entry" USING btree ("kind","priority" DESC NULLS FIRST,"id") WHERE listed;