activity-title = 活動
activity-none = ここではまだ何も起きていません
activity-did-other = 変更しました
activity-did-0 = ファイルを読み直しました
activity-did-1 = 翻訳を完成させました
activity-did-2 = 翻訳を変更しました
activity-did-4 = 提案しました
activity-did-5 = 翻訳しました
activity-did-6 = 自動で翻訳しました
activity-did-7 = 提案を採用しました
activity-did-9 = 翻訳をアップロードしました
activity-did-13 = 原文を追加しました
activity-did-14 = コンポーネントをロックしました
activity-did-15 = コンポーネントのロックを解除しました
activity-did-17 = 変更をコミットしました
activity-did-18 = 変更をプッシュしました
activity-did-19 = リポジトリをリセットしました
activity-did-21 = 上流の変更にリベースしました
activity-did-22 = マージできませんでした
activity-did-23 = リベースできませんでした
activity-did-24 = 読めないファイルがありました
activity-did-25 = 翻訳を削除しました
activity-did-30 = 原文を変更しました
activity-did-31 = 文字列を追加しました
activity-did-36 = 翻訳を承認しました
activity-did-37 = 翻訳を要編集にしました
activity-did-20 = 上流の変更をマージしました
activity-did-27 = 文字を置き換えました
activity-did-28 = プッシュできませんでした
activity-did-46 = お知らせを出しました
activity-did-47 = 注意が必要なことがありました
activity-did-48 = 言語を追加しました
activity-did-49 = 言語を希望しました
activity-did-50 = プロジェクトを作成しました
activity-did-51 = コンポーネントを作成しました
activity-did-59 = リポジトリから変更を取り込みました
activity-did-60 = アドオンを導入しました
activity-did-61 = アドオンを変更しました
activity-did-63 = 文字列を削除しました
activity-did-71 = リポジトリから文字列を取り込みました
activity-changes = 変更
activity-action = 行われたこと
activity-any-action = すべて
activity-filters = 一覧を絞り込む
activity-project = プロジェクト
activity-any-project = すべてのプロジェクト
activity-component = コンポーネント
activity-any-component = すべてのコンポーネント
activity-language = 言語
activity-any-language = すべての言語
activity-after = 開始日
activity-before = 終了日
activity-feed = フィード (RSS)
activity-count = { $count ->
   *[other] 変更 { $number } 件
  }
activity-did-3 = がコメントしました
activity-did-57 = がスクリーンショットを追加しました
activity-did-66 = が説明を変更しました
activity-user = ユーザー名
activity-show = 表示
activity-show-all = すべての変更を表示
activity-nothing = 該当する変更はありません
activity-pages = 変更のページ
activity-newer = 新しいもの
activity-older = 古いもの
activity-all = すべての変更
activity-person = { $translated ->
   *[other] { $translated } 件の文字列を翻訳
  }、{ $languages ->
   *[other] { $languages } 言語
  }

## How active a place or a person is.

activity-insights = インサイト
activity-insights-of = { $name } のインサイト
activity-table = 統計 (CSV)
activity-by-day = 日ごとの変更
activity-span = 期間
activity-last-days = 過去 { $days } 日間
activity-still = この期間には何も起きていません
activity-sum = { $days } 日間の変更 { $changes } 件、うちテキストの変更 { $edits } 件。
activity-all-changes = すべての変更
activity-edits = テキストの変更
activity-added-up = テキストの変更の累計
activity-as-table = 表で表示
activity-day = 日
activity-by-person = 人ごとの変更
activity-nobody = この期間には誰も変更していません
activity-person-name = 人
activity-share = 割合
activity-last = 最後の変更
